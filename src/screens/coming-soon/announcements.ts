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
  text: 'An interviewer that asks, listens and follows up, whenever you have half an hour. It is not here yet, and until it is, nothing on Dryrun pretends to be one.',
  listTitle: 'What it is meant to do',
  planned: [
    { name: 'Ask like a person', text: 'One question at a time, with the follow-ups your answer deserves.' },
    { name: 'Cover every round', text: 'Coding, system design, machine learning and behavioral interviews.' },
    {
      name: 'Give feedback you can use',
      text: 'What was strong, what was missing, and what to practice next.',
    },
    { name: 'Stay with you', text: 'Your answers remain on your device unless you decide otherwise.' },
  ],
  now: [
    {
      to: paths.mockInterview,
      title: 'Interview yourself',
      text: 'Questions against the clock, then a rubric to mark your answers by.',
    },
    {
      to: paths.behavioral,
      title: 'Build your stories',
      text: 'Answer behavioral questions part by part and read them aloud.',
    },
    {
      to: paths.speedrun,
      title: 'Run through system design',
      text: 'Fifteen lessons with drawings, numbers and questions.',
    },
  ],
};

export const resumeFeatures: Announcement = {
  title: PAGES.resumesComingSoon.title,
  text: 'These are next for the resume builder. Like everything here they will run in your browser, so a resume never has to leave your device.',
  listTitle: 'Upcoming features',
  planned: [
    {
      name: 'More templates',
      text: 'An academic curriculum vitae and a two-column layout that machines still read in order.',
    },
    { name: 'Scanned resumes', text: 'Text recognition for PDF files that are only pictures of pages.' },
    {
      name: 'Two languages, one resume',
      text: 'Keep translations side by side and see what is out of date.',
    },
    {
      name: 'Import from job networks',
      text: 'Start from the archive of your own profile that they let you download.',
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
      text: 'Questions about the work that your resume lists.',
    },
    {
      to: paths.dsa,
      title: 'Prepare the coding round',
      text: 'Questions judged in your browser against hidden tests.',
    },
  ],
};
