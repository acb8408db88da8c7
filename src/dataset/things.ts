/** What a thing to try is called and what one does with it, by the name that lessons give in `tryIt`. */
export const THINGS = {
  'bullet-check': {
    title: 'Rewrite a bullet',
    text: 'Type one of your bullets and see what a recruiter misses in it, before and after.',
  },
  'page-fit': {
    title: 'Will it fit on one page?',
    text: 'Count your bullets and words, and see what has to go.',
  },
  'keyword-check': {
    title: 'Check your resume against a job',
    text: 'Compare a resume you keep in this browser, or pasted text, with a job description.',
  },
  'star-timer': {
    title: 'Tell it against the clock',
    text: 'Speak one story out loud and see how long each part took.',
  },
  'answer-meter': {
    title: 'How long is your answer?',
    text: 'Paste an answer you wrote: its speaking time, how much to cut, and who acts in it.',
  },
  'story-matrix': {
    title: 'Your story matrix',
    text: 'Mark which story shows what, and see the gaps.',
  },
  'sample-size': {
    title: 'Sample size and power',
    text: 'Change what you want to find and see how many users and days it takes.',
  },
  permutation: {
    title: 'A p-value by shuffling',
    text: 'Deal the labels out again and watch what chance alone does.',
  },
  peeking: {
    title: 'Peek at a test without any effect',
    text: 'Look at the result more often and see the false alarms grow.',
  },
  'sample-ratio': {
    title: 'Sample ratio mismatch',
    text: 'Type how many users each group has and see whether the split can be chance.',
  },
  'mixed-segments': {
    title: 'Simpson’s paradox by slider',
    text: 'Change who is in the treatment, and watch a change for the better turn worse.',
  },
} as const;

export type ThingId = keyof typeof THINGS;

export const THING_IDS = Object.keys(THINGS) as [ThingId, ...ThingId[]];
