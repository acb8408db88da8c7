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
  'metric-drop': {
    title: 'Find where a metric dropped',
    text: 'Split a week with fewer sales by feature, narrow it down, and find what happened.',
  },
  funnel: {
    title: 'What a step of a funnel is worth',
    text: 'Move three conversion rates and compare what a gain at each brings.',
  },
  cohorts: {
    title: 'Read a retention triangle',
    text: 'Start a campaign and see the total rise while retention falls.',
  },
  lifetime: {
    title: 'What a subscriber is worth',
    text: 'Change how a cohort melts, and see its value and the payback.',
  },
  fermi: {
    title: 'An estimate with its range',
    text: 'Guess five factors, say how far off each may be, and read the range.',
  },
  'steady-state': {
    title: 'Where growth comes to rest',
    text: 'Move new, returning and leaving users, and see where the active ones level off.',
  },
  'price-curve': {
    title: 'A fee beyond what was tested',
    text: 'Raise a fee, and see how far two curves through the same data disagree.',
  },
  'drag-line': {
    title: 'Regression by dragging points',
    text: 'Drag five points and watch the line of least squares follow.',
  },
  degree: {
    title: 'Bias and variance by degree',
    text: 'Raise the degree of a polynomial and watch bias turn into variance.',
  },
  boosting: {
    title: 'Boosting round by round',
    text: 'Add one stump after the other to what is left over.',
  },
  'tree-split': {
    title: 'Choose a question for a tree',
    text: 'Cut a hundred subscribers in two and compare your gain with the best one.',
  },
  threshold: {
    title: 'ROC and precision by threshold',
    text: 'Move a threshold, and see where it is on both curves.',
  },
  'profit-threshold': {
    title: 'Whom to call?',
    text: 'Set what a call costs and brings, and find the threshold that earns most.',
  },
  calibration: {
    title: 'Honest probabilities',
    text: 'Make a model too sure of itself, and see what its numbers are worth.',
  },
  'base-rate': {
    title: 'A test for something rare',
    text: 'Change how rare fraud is, and how likely a flagged account is fraud.',
  },
  'k-means': {
    title: 'K-means step by step',
    text: 'Assign, move the centers, assign again, from different starts.',
  },
  pca: {
    title: 'Turn an axis through a cloud',
    text: 'Find the direction with the most variance by hand.',
  },
  penalty: {
    title: 'Ridge and lasso paths',
    text: 'Raise a penalty and watch five coefficients shrink.',
  },
  attributions: {
    title: 'Take a prediction apart',
    text: 'Change a person and the others, and see what each feature adds.',
  },
  'learning-rate': {
    title: 'A learning rate that creeps or flies out',
    text: 'Step down a bowl with a rate of your choice.',
  },
  'feature-scaling': {
    title: 'Why features are scaled',
    text: 'Stretch a bowl and count the steps to its center.',
  },
  neighbors: {
    title: 'How many neighbors, and how near?',
    text: 'Ask more neighbors, scale the features, and see what is called leaving.',
  },
  folds: {
    title: 'Folds that leak',
    text: 'Give each person more rows, and compare random folds with folds of people.',
  },
  reorder: {
    title: 'Reorder a ranking',
    text: 'Move recipes up and see which metric notices.',
  },
  smoothing: {
    title: 'Forecast by smoothing',
    text: 'Weigh the newest week more or less, through noise, a jump and a wave.',
  },
  drift: {
    title: 'Drift of a feature',
    text: 'Move a feature away from its training data and read the PSI.',
  },
  'loss-choice': {
    title: 'One guess, three losses',
    text: 'Make one delivery late, and see which best guess follows it.',
  },
  averaging: {
    title: 'How much a forest averages out',
    text: 'Add trees, make them more or less alike, and see what variance stays.',
  },
} as const;

export type ThingId = keyof typeof THINGS;

export const THING_IDS = Object.keys(THINGS) as [ThingId, ...ThingId[]];
