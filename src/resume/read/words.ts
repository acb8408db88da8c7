/** Words that jobs are called by. */
const ROLE =
  /(?<!\p{L})(?:engineer|engineering|developer|programmer|manager|management|director|analyst|scientist|designer|architect|consultant|administrator|admin|specialist|coordinator|assistant|associate|intern(?:ship)?|trainee|lead|leader|head|chief|officer|president|founder|co-founder|owner|teacher|tutor|lecturer|professor|researcher|fellow|student|technician|representative|agent|accountant|auditor|nurse|doctor|writer|editor|producer|strategist|planner|buyer|clerk|cashier|supervisor|mentor|trainer|coach|recruiter|partner|principal|staff|senior|junior|sre|devops|qa|cto|ceo|cfo|coo|cio|vp|tester|advisor|adviser|marketer|translator|journalist|photographer|chef|waiter|barista|driver|operator|mechanic|electrician|pharmacist|therapist|lawyer|attorney|paralegal|secretary|receptionist|ingenieur|entwickler(?:in)?|leiter(?:in)?|berater(?:in)?|praktikant(?:in)?|werkstudent(?:in)?|ingénieure?|développeu(?:r|se)|chef de projet|responsable|stagiaire|ingeniero|ingeniera|desarrollador(?:a)?|programador(?:a)?|gerente|analista|becari[oa]|engenheir[oa]|desenvolvedor(?:a)?|estagiári[oa]|ingegnere|sviluppatore|sviluppatrice|ontwikkelaar|utvecklare|programista|inżynier|инженер|разработчик|программист|програміст|інженер(?:ка)?|розробни(?:к|ця)|менеджер|аналитик|руководитель|стаж[её]р|μηχανικός|προγραμματιστής|αναλυτής|διευθυντής|διευθύντρια)(?!\p{L})/iu;

const COMPANY =
  /(?<!\p{L})(?:inc|llc|ltd|limited|gmbh|ag|kg|se|plc|corp|corporation|company|co|group|holding|holdings|labs?|laboratories|technologies|technology|solutions|systems|software|studios?|bank|university|hospital|clinic|institute|agency|consulting|partners|industries|international|s\.?a\.?|s\.?l\.?|s\.?r\.?l\.?|b\.?v\.?|oy|ab|a\/s|аo|ооо|ао|ltda|sarl|sas|department|ministry|foundation|media|networks?|ventures|airlines|insurance|pharma|energy|logistics|robotics|analytics|games|health|motors|works|freight)(?![\p{L}])\.?/iu;

const SCHOOL =
  /(?<!\p{L})(?:university|college|institute|school|academy|polytechnic|faculty|gymnasium|lyc[eé]e|lyceum|universit(?:ät|é|à|y|eit|et|etet)|hochschule|fachhochschule|fh|tu|eth|epfl|mit|ucla|école|ecole|instituto|universidade?|universidad|politecnico|politechnika|uniwersytet|universiteit|universitet|university of|bootcamp|conservatory|университет|институт|академия|університет|інститут|академія|політехніка|коледж|школа|мгу|мфти|πανεπιστήμιο|πολυτεχνείο|σχολή|λύκειο|kth|imperial|caltech|iit|berufsschule)(?!\p{L})/iu;

const DEGREE =
  /(?<![\p{L}.])(?:b\.?\s?sc|m\.?\s?sc|b\.?a|m\.?a|b\.?s|m\.?s|b\.?eng|m\.?eng|b\.?tech|m\.?tech|ph\.?\s?d|mba|mphil|dphil|llb|llm|md|jd|bachelor(?:’s|'s|s)?|master(?:’s|'s|s)?|doctor(?:ate)?|doktor|diploma?|diplom\S*|degree|associate(?:’s|'s)?|minor|major|a-levels?|abitur|matura|baccalaur[eé]at|licence|licenciatura|licenciado|grado|máster|mestrado|bacharelado|graduação|laurea|magister|magistrale|inżynier|licencjat|certificate|certification|high school diploma|ged|nanodegree|бакалавр\S*|магистр\S*|магістр\S*|специалист|кандидат|πτυχίο|μεταπτυχιακό|δίπλωμα|διδακτορικό|kandidat|civilingenjör|computer science|informatik|staatsexamen)(?![\p{L}])\.?/iu;

export const isRole = (text: string): boolean => ROLE.test(text);
export const isCompany = (text: string): boolean => COMPANY.test(text);
export const isSchool = (text: string): boolean => SCHOOL.test(text);
export const isDegree = (text: string): boolean => DEGREE.test(text);
/** A mark or rank, which describes a degree and is none. */
export const isGrade = (text: string): boolean =>
  /^(?:gpa|grade|note|cgpa|average|mention|honou?rs|first[- ]class|cum laude|magna cum laude|summa cum laude|upper second|distinction|with distinction|средний балл|βαθμός)/i.test(
    text,
  );
