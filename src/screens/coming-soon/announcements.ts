import { PAGES } from '#pages.ts';
import { paths } from '#paths.ts';

interface Announcement {
  title: string;
  text: string;
  /** What the list below is. */
  listTitle: string;
  planned: { name: string; text: string }[];
  /** What helps today. */
  now: { to: string; title: string; text: string }[];
}

export const interviews: Announcement = {
  title: PAGES.comingSoon.title,
  text: 'An interviewer that asks, listens and follows up, whenever you have half an hour. It isn’t here yet, and nothing on Dryrun pretends to be one.',
  listTitle: 'What we’re planning',
  planned: [
    { name: 'Ask like a person', text: 'One question at a time, with the follow-ups your answer deserves.' },
    { name: 'Cover every round', text: 'Coding, system design, machine learning and behavioral interviews.' },
    {
      name: 'Give feedback you can use',
      text: 'What was strong, what was missing, and what to practice next.',
    },
    { name: 'Stay private', text: 'Your answers stay on your device unless you decide otherwise.' },
  ],
  now: [
    {
      to: paths.mockInterview,
      title: 'Interview yourself',
      text: 'Questions against the clock, then a rubric to grade your answers.',
    },
    {
      to: paths.behavioral,
      title: 'Build your stories',
      text: 'Build STAR answers and practice them out loud.',
    },
    {
      to: paths.speedrun,
      title: 'Run through system design',
      text: '15 lessons with diagrams, numbers and quizzes.',
    },
  ],
};

export const resumeFeatures: Announcement = {
  title: PAGES.resumesComingSoon.title,
  text: 'Coming next to the resume builder. Like everything here, it will run in your browser, so your resume never leaves your device.',
  listTitle: 'Upcoming features',
  planned: [
    { name: 'Scanned resumes', text: 'Text recognition (OCR) for PDFs that are only images.' },
    {
      name: 'Two languages, one resume',
      text: 'Keep translations side by side and see what’s out of date.',
    },
    { name: 'Europass profiles', text: 'Start from the XML file that Europass saves.' },
    {
      name: 'Section titles in your language',
      text: 'Headings that match the language your resume is written in.',
    },
    {
      name: 'Interview cards',
      text: 'Turn each bullet into the questions an interviewer would ask about it.',
    },
  ],
  now: [
    {
      to: paths.starMethod,
      title: 'Tell it with STAR',
      text: 'The four parts that turn a bullet into an answer.',
    },
    {
      to: paths.behavioral,
      title: 'Practice the stories',
      text: 'Questions about the work on your resume.',
    },
    {
      to: paths.dsa,
      title: 'Prepare the coding round',
      text: 'Questions judged in your browser against hidden tests.',
    },
  ],
};
