import { createItem, createSection, emptyContent } from '#resume/create.ts';
import type { ResumeContent } from '#resume/model.ts';

/** Texts of an invented person's resume in one script. */
interface Sample {
  firstName: string;
  lastName: string;
  headline: string;
  place: string;
  summary: string;
  work: string;
  company: string;
  title: string;
  bullets: string;
  school: string;
  degree: string;
}

/** One for each script, by the language that the PDF then says it has. */
export const SAMPLES: Record<string, Sample> = {
  'zh-Hans': {
    firstName: '小明',
    lastName: '王',
    headline: '软件工程师',
    place: '北京，中国',
    summary:
      '负责订单系统的设计与开发，将高峰期的响应时间从八百毫秒降到两百毫秒，同时把服务器成本减少了百分之三十五。',
    work: '工作经历',
    company: '示例科技有限公司',
    title: '高级后端工程师',
    bullets:
      '带领五名工程师完成微服务迁移\n负责订单系统的设计与开发，将高峰期的响应时间从八百毫秒降到两百毫秒，同时把服务器成本减少了百分之三十五。',
    school: '清华大学',
    degree: '计算机科学学士',
  },
  'zh-Hant': {
    firstName: '怡君',
    lastName: '陳',
    headline: '資料工程師',
    place: '臺北，臺灣',
    summary: '負責資料平台的設計與開發，將每日報表的產生時間由三小時縮短為二十分鐘。',
    work: '工作經歷',
    company: '範例科技公司',
    title: '資深工程師',
    bullets: '帶領團隊完成雲端遷移\n負責資料平台的設計與開發，將每日報表的產生時間由三小時縮短為二十分鐘。',
    school: '國立臺灣大學',
    degree: '資訊工程學士',
  },
  ja: {
    firstName: '太郎',
    lastName: '山田',
    headline: 'ソフトウェアエンジニア',
    place: '東京、日本',
    summary: '決済システムの設計と開発を担当し、月間三百万件の請求処理を安定して運用しました。',
    work: '職務経歴',
    company: '株式会社サンプル',
    title: 'シニアエンジニア',
    bullets:
      '五人のチームを率いて移行を完了\n決済システムの設計と開発を担当し、月間三百万件の請求処理を安定して運用しました。',
    school: '東京大学',
    degree: '情報科学学士',
  },
  ko: {
    firstName: '지민',
    lastName: '김',
    headline: '소프트웨어 엔지니어',
    place: '서울, 대한민국',
    summary: '결제 시스템을 설계하고 개발하여 매월 삼백만 건의 청구서를 처리했습니다.',
    work: '경력',
    company: '예시 주식회사',
    title: '백엔드 개발자',
    bullets:
      '다섯 명의 팀을 이끌었습니다\n결제 시스템을 설계하고 개발하여 매월 삼백만 건의 청구서를 처리했습니다.',
    school: '서울대학교',
    degree: '컴퓨터공학 학사',
  },
  ar: {
    firstName: 'محمد',
    lastName: 'العلي',
    headline: 'مهندس برمجيات',
    place: 'القاهرة، مصر',
    summary: 'صمّمت نظام الفوترة الذي يعالج 3 ملايين فاتورة شهريًا باستخدام TypeScript و Kubernetes.',
    work: 'الخبرة العملية',
    company: 'شركة النيل للتقنية',
    title: 'مهندس أول',
    bullets:
      'قدت فريقًا من خمسة أشخاص\nصمّمت نظام الفوترة الذي يعالج 3 ملايين فاتورة شهريًا باستخدام TypeScript و Kubernetes.',
    school: 'جامعة القاهرة',
    degree: 'بكالوريوس علوم الحاسوب',
  },
  he: {
    firstName: 'דוד',
    lastName: 'כהן',
    headline: 'מהנדס תוכנה',
    place: 'תל אביב, ישראל',
    summary: 'תכנן ופיתח את מערכת החיוב שמטפלת ב-3 מיליון חשבוניות בחודש באמצעות TypeScript.',
    work: 'ניסיון תעסוקתי',
    company: 'חברת דוגמה בע״מ',
    title: 'מהנדס בכיר',
    bullets:
      'הוביל צוות של חמישה אנשים\nתכנן ופיתח את מערכת החיוב שמטפלת ב-3 מיליון חשבוניות בחודש באמצעות TypeScript.',
    school: 'אוניברסיטת תל אביב',
    degree: 'תואר ראשון במדעי המחשב',
  },
  hi: {
    firstName: 'अमिताभ',
    lastName: 'शर्मा',
    headline: 'सॉफ़्टवेयर इंजीनियर',
    place: 'नई दिल्ली, भारत',
    summary:
      'बिलिंग प्रणाली का निर्माण किया जो हर महीने तीस लाख बिल संसाधित करती है और क्षेत्रीय कार्यालयों को जोड़ती है।',
    work: 'कार्य अनुभव',
    company: 'हिन्दुस्तान टेक्नोलॉजी',
    title: 'वरिष्ठ अभियंता',
    bullets:
      'पाँच लोगों की टीम का नेतृत्व किया\nबिलिंग प्रणाली का निर्माण किया जो हर महीने तीस लाख बिल संसाधित करती है और क्षेत्रीय कार्यालयों को जोड़ती है।',
    school: 'दिल्ली विश्वविद्यालय',
    degree: 'कंप्यूटर विज्ञान में स्नातक',
  },
  th: {
    firstName: 'สมชาย',
    lastName: 'ใจดี',
    headline: 'วิศวกรซอฟต์แวร์',
    place: 'กรุงเทพฯ ประเทศไทย',
    summary: 'ออกแบบและพัฒนาระบบเรียกเก็บเงินที่ประมวลผลใบแจ้งหนี้สามล้านฉบับต่อเดือน และลดต้นทุนลงได้อย่างมากโดยไม่หยุดให้บริการ',
    work: 'ประสบการณ์ทำงาน',
    company: 'บริษัท ตัวอย่าง จำกัด',
    title: 'วิศวกรอาวุโส',
    bullets:
      'นำทีมห้าคน\nออกแบบและพัฒนาระบบเรียกเก็บเงินที่ประมวลผลใบแจ้งหนี้สามล้านฉบับต่อเดือน และลดต้นทุนลงได้อย่างมากโดยไม่หยุดให้บริการ',
    school: 'จุฬาลงกรณ์มหาวิทยาลัย',
    degree: 'วิทยาศาสตรบัณฑิต',
  },
  el: {
    firstName: 'Ελένη',
    lastName: 'Παπαδοπούλου',
    headline: 'Μηχανικός λογισμικού',
    place: 'Αθήνα, Ελλάδα',
    summary: 'Σχεδίασα το σύστημα τιμολόγησης που επεξεργάζεται τρία εκατομμύρια τιμολόγια τον μήνα.',
    work: 'Εργασιακή εμπειρία',
    company: 'Παράδειγμα ΑΕ',
    title: 'Ανώτερη μηχανικός',
    bullets:
      'Καθοδήγησα ομάδα πέντε ατόμων\nΣχεδίασα το σύστημα τιμολόγησης που επεξεργάζεται τρία εκατομμύρια τιμολόγια τον μήνα.',
    school: 'Εθνικό Πανεπιστήμιο',
    degree: 'Πτυχίο Πληροφορικής',
  },
  ru: {
    firstName: 'Ольга',
    lastName: 'Иванова',
    headline: 'Инженер-программист',
    place: 'Казань, Россия',
    summary: 'Спроектировала систему выставления счетов, которая обрабатывает три миллиона счетов в месяц.',
    work: 'Опыт работы',
    company: 'Пример Софт',
    title: 'Старший инженер',
    bullets:
      'Руководила командой из пяти человек\nСпроектировала систему выставления счетов, которая обрабатывает три миллиона счетов в месяц.',
    school: 'Казанский университет',
    degree: 'Бакалавр информатики',
  },
  de: {
    firstName: 'Jürgen',
    lastName: 'Weiß',
    headline: 'Softwareentwickler',
    place: 'Köln, Deutschland',
    summary: 'Ich entwickle das System für Rechnungen, das im Monat drei Millionen von ihnen verarbeitet.',
    work: 'Berufserfahrung',
    company: 'Beispiel GmbH',
    title: 'Leitender Entwickler',
    bullets: 'Leitung eines Teams von fünf Personen\nAufbau der Abteilung für Daten und Berichte',
    school: 'Universität zu Köln',
    degree: 'Bachelor Informatik',
  },
};

/** A sample as a resume. */
export function sampleResume(sample: Sample): ResumeContent {
  const { firstName, lastName, headline, place, summary, work, company, title, bullets, school, degree } =
    sample;
  const empty = emptyContent();
  return {
    ...empty,
    headline,
    personalInfo: {
      ...empty.personalInfo,
      firstName,
      lastName,
      email: 'sample@example.com',
      mobile: '+49 30 1234567',
      location: place,
      summary,
    },
    sections: [
      createSection(
        'custom',
        [
          createItem({
            title: company,
            subtitle: title,
            location: place,
            start: '2019',
            end: '2021',
            text: bullets,
          }),
          createItem({
            title: 'Northwind GmbH',
            subtitle: title,
            start: 'Jan 2015',
            end: 'Dec 2018',
            text: summary,
          }),
        ],
        work,
      ),
      createSection('education', [
        createItem({ title: school, subtitle: degree, start: '2011', end: '2015' }),
      ]),
      createSection('skills', [createItem({ title, text: 'TypeScript, Go' })]),
    ],
  };
}
