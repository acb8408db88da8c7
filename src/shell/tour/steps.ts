import { paths } from '#paths.ts';

export interface TourStep {
  title: string;
  text: string;
  /** The page it is about. */
  path: string;
  /** Selects the part of that page that is pointed at. */
  target: string;
}

/** What somebody who is new should have seen, in the order in which it is needed. */
export const STEPS: readonly TourStep[] = [
  {
    title: 'Find a question',
    text: 'Coding questions are here; system design and behavioral ones are in the menu. Search, at the top of every page, finds all of them.',
    path: paths.dsa,
    target: '#all-questions',
  },
  {
    title: 'Run it, submit it',
    text: 'Run uses your own test cases; Submit runs the hidden ones. Both are simulated until you install the language with one click below the editor.',
    path: paths.question('dsa/arrays/two-sum'),
    target: 'section[aria-label="Editor"]',
  },
  {
    title: 'Draw your design',
    text: 'Boxes, arrows and text, by mouse, touch or keyboard. Write your answer below the drawing, then grade yourself with the rubric.',
    path: paths.systemDesignQuestion('system-design/hld/url-shortener'),
    target: 'section[aria-label="Your design"]',
  },
  {
    title: 'Follow a list, come back',
    text: 'A list shows your progress. What you’ve solved comes back under Review, just before you’d forget it.',
    path: paths.blind75,
    target: 'main li',
  },
  {
    title: 'Your work stays with you',
    text: 'Everything is saved in this browser and never sent anywhere. Download a backup here now and then, or add sample data to look around; one click removes it.',
    path: paths.settings,
    target: '#main section',
  },
];
