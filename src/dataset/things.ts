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
} as const;

export type ThingId = keyof typeof THINGS;

export const THING_IDS = Object.keys(THINGS) as [ThingId, ...ThingId[]];
