/**
 * What people do and know beside technologies, as job descriptions of many trades name it. A phrase is matched word by
 * word and without its endings, so that `code review` finds "reviewed code reviews" but not "review of the code".
 */
const PHRASES = `
code review; pair programming; unit testing; integration testing; test automation; test-driven development; load testing; debugging;
refactoring; system design; software architecture; distributed systems; microservices; event-driven architecture; domain-driven design;
object-oriented design; functional programming; concurrency; multithreading; data structures; algorithms; design patterns; technical design;
incident response; incident management; incidents; on-call; postmortems; observability; monitoring; alerting; capacity planning; reliability;
disaster recovery; performance tuning; scalability; high availability; low latency; caching; load balancing; message queues; stream processing;
batch processing; data pipelines; data modeling; data warehousing; data engineering; data quality; data governance; data analysis;
data visualization; data science; business intelligence; machine learning; deep learning; reinforcement learning; computer vision;
natural language processing; recommender systems; feature engineering; model training; model deployment; fine-tuning; prompt engineering;
large language models; generative AI; time series; forecasting; statistics; statistical modeling; hypothesis testing; experiment design;
experimentation; A/B testing; causal inference; regression; classification; clustering; anomaly detection; optimization; simulation;
continuous integration; continuous delivery; continuous deployment; infrastructure as code; configuration management; version control;
release management; cloud infrastructure; cloud migration; networking; virtualization; containers; serverless; system administration;
cost optimization; application security; information security; threat modeling; penetration testing; vulnerability management;
identity management; access control; encryption; cryptography; compliance; privacy; risk management; risk assessment; audits; internal controls;
front end; back end; full stack; web development; mobile development; embedded systems; firmware; accessibility; responsive design;
design systems; user experience; user research; usability testing; wireframing; prototyping; interaction design; visual design; graphic design;
product design; product management; product strategy; product development; roadmap; prioritization; requirements gathering; user stories;
backlog; stakeholder management; stakeholders; project management; program management; change management; process improvement;
resource planning; budget; cost reduction; vendor management; procurement; contract negotiation; negotiation; supply chain;
logistics; inventory management; warehouse management; lean manufacturing; Six Sigma; quality assurance; quality control; root cause analysis;
preventive maintenance; process engineering; mechanical design; electrical engineering; civil engineering; technical drawings; commissioning;
people management; engineering management; team leadership; leadership; hiring; recruiting; interviewing; onboarding; mentoring; coaching;
performance reviews; performance management; career development; succession planning; headcount; talent acquisition; employee relations;
compensation; payroll; training; workshops; facilitation; conflict resolution; cross-functional; communication; public speaking;
presentations; technical writing; documentation; copywriting; editing; content strategy; content marketing; content creation; storytelling;
social media; email marketing; search engine optimization; paid search; marketing automation; marketing strategy; market research; brand management;
lead generation; demand generation; growth; conversion rate; customer acquisition; retention; customer success; customer service;
customer support; customer experience; account management; key accounts; business development; sales strategy; sales operations; sales;
pipeline management; cold calling; forecasting; pricing; partnerships; fundraising; grant writing; event planning; public relations;
financial modeling; financial analysis; financial reporting; financial planning; accounting; bookkeeping; accounts payable;
accounts receivable; month-end close; general ledger; reconciliation; taxation; tax returns; auditing; treasury; cash flow; due diligence;
mergers and acquisitions; portfolio management; valuation; underwriting; credit analysis; claims; policy analysis; legal research; litigation;
contract drafting; regulatory affairs; intellectual property; patient care; clinical research; clinical trials; triage; vital signs;
medication administration; electronic health records; case management; infection control; medical records; phlebotomy; counseling;
curriculum development; curriculum design; lesson planning; lesson plans; classroom management; differentiated instruction; assessment;
special education; tutoring; research design; academic research; literature review; peer review; laboratory; scheduling; data entry;
calendar management; travel arrangements; office management; food safety; health and safety; safety training; point of sale; cash handling;
merchandising; visual merchandising; open source; proof of concept; agile; remote teams; digital transformation; strategy; operations; research
`;

/** As written above, in the order in which they stand. */
export const SKILLS: readonly string[] = [
  ...new Set(PHRASES.split(';').map((phrase) => phrase.replace(/\s+/g, ' ').trim())),
].filter(Boolean);

/** Short and long forms that mean the same, each with the form that is shown. */
export const SAME: ReadonlyMap<string, string> = new Map([
  ['ml', 'machine learning'],
  ['k8s', 'Kubernetes'],
  ['js', 'JavaScript'],
  ['ts', 'TypeScript'],
  ['postgres', 'PostgreSQL'],
  ['mongo', 'MongoDB'],
  ['node', 'Node.js'],
  ['nodejs', 'Node.js'],
  ['reactjs', 'React'],
  ['react.js', 'React'],
  ['vue', 'Vue.js'],
  ['golang', 'Go'],
  ['seo', 'search engine optimization'],
  ['qa', 'quality assurance'],
  ['oncall', 'on-call'],
  ['tdd', 'test-driven development'],
  ['iac', 'infrastructure as code'],
  ['ehr', 'electronic health records'],
  ['llms', 'LLM'],
  ['a/b tests', 'A/B testing'],
  ['large language models', 'LLM'],
  ['natural language processing', 'NLP'],
  ['continuous integration', 'CI/CD'],
  ['amazon web services', 'AWS'],
  ['google cloud', 'GCP'],
  ['google cloud platform', 'GCP'],
  ['power bi', 'Power-BI'],
  ['frontend', 'front end'],
  ['backend', 'back end'],
  ['fullstack', 'full stack'],
]);
