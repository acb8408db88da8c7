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
  spending: {
    title: 'Looks at a test, planned and unplanned',
    text: 'Choose how often you look, and compare limits, false alarms and the data that each rule uses.',
  },
  cuped: {
    title: 'CUPED before and after',
    text: 'Change how well the past predicts the test, and watch the interval shrink.',
  },
  novelty: {
    title: 'An effect that wears off',
    text: 'Let an effect fade or grow, and see what a test of two weeks says about it.',
  },
  multiple: {
    title: 'Many metrics, one test',
    text: 'Count what four corrections find among 20 metrics, rightly and by chance.',
  },
  coverage: {
    title: 'Do 95% of intervals hold the truth?',
    text: 'Draw one sample after the other and count the confidence intervals that miss.',
  },
  bootstrap: {
    title: 'Bootstrap a median',
    text: 'Resample a sample and read off the interval of its median, mean or maximum.',
  },
  'ratio-error': {
    title: 'The error of a ratio',
    text: 'Make users differ, and see the false alarms of those who count workouts as people.',
  },
  interference: {
    title: 'A change that reaches the others',
    text: 'Move direct effect and spillover, and compare the test with the release.',
  },
  switchback: {
    title: 'Short blocks or long ones?',
    text: 'Switch a market on and off, and trade carryover against noise.',
  },
  bandit: {
    title: 'Bandit against even split',
    text: 'Send three headlines by three rules and count what is opened.',
  },
  did: {
    title: 'Difference in differences',
    text: 'Move six rates, and see the estimate and the test of its assumption.',
  },
  winsorize: {
    title: 'One giant order',
    text: 'Cap revenue per user, and see when the difference stands out again.',
  },
  dilution: {
    title: 'Users who never see the change',
    text: 'Change how many meet the change, and count the users that a test needs.',
  },
  detectable: {
    title: 'What can this test find?',
    text: 'Let a test run longer and see the smallest effect that it can find.',
  },
  posterior: {
    title: 'From prior to posterior',
    text: 'Change the data and the prior, and read how likely treatment is better.',
  },
  'exchange-rate': {
    title: 'Trade one metric for another',
    text: 'Set the price of what gets worse, and find where the verdict flips.',
  },
  'mean-regression': {
    title: 'Regression to the mean',
    text: 'Pick the lowest of a month and watch them recover without any help.',
  },
} as const;

export type ThingId = keyof typeof THINGS;

export const THING_IDS = Object.keys(THINGS) as [ThingId, ...ThingId[]];
