/** What a thing to try is called and what one does with it, by the name that lessons give in `tryIt`. */
export const THINGS = {
  'bullet-check': {
    title: 'Rewrite a bullet',
    text: 'Type one of your bullets and see what a recruiter would find missing, before and after.',
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
    text: 'Tell one story out loud and see how long each part took.',
  },
  'answer-meter': {
    title: 'How long is your answer?',
    text: 'Paste an answer you wrote: see its speaking time, how much to cut, and how often you say “I” and “we”.',
  },
  'story-matrix': {
    title: 'Your story matrix',
    text: 'Mark which story shows which competency, and see the gaps.',
  },
  'sample-size': {
    title: 'Sample size and power',
    text: 'Change the effect you want to find, and see how many users and days it takes.',
  },
  permutation: {
    title: 'A p-value by shuffling',
    text: 'Shuffle the labels and watch what chance alone does.',
  },
  peeking: {
    title: 'Peek at a test without any effect',
    text: 'Look at the result more often and see the false alarms grow.',
  },
  'sample-ratio': {
    title: 'Sample ratio mismatch',
    text: 'Type how many users each group has and see whether the split could be chance.',
  },
  'mixed-segments': {
    title: 'Simpson’s paradox by slider',
    text: 'Change who is in treatment, and watch it win in both segments and lose overall.',
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
    text: 'Let an effect fade or grow, and see what a short test reports.',
  },
  multiple: {
    title: 'Many metrics, one test',
    text: 'Compare three corrections: how many real effects each finds, and how many false alarms.',
  },
  coverage: {
    title: 'Do 95% of intervals cover the truth?',
    text: 'Draw one sample after another and count the confidence intervals that miss.',
  },
  bootstrap: {
    title: 'Bootstrap a median',
    text: 'Resample a sample and read off the interval of its median, mean or maximum.',
  },
  'ratio-error': {
    title: 'The error of a ratio',
    text: 'Make users differ, and see the false alarms when workouts are counted as if they were people.',
  },
  interference: {
    title: 'A change that reaches the others',
    text: 'Move the direct effect and the spillover, and compare the test with a full release.',
  },
  switchback: {
    title: 'Short blocks or long ones?',
    text: 'Switch a market on and off, and trade carryover against noise.',
  },
  bandit: {
    title: 'Bandit or even split?',
    text: 'Send three headlines by three rules, and count how many are opened.',
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
    text: 'Change how many see it, and compare how many users a test needs.',
  },
  detectable: {
    title: 'What can this test find?',
    text: 'Let a test run longer and see the smallest effect it can find.',
  },
  posterior: {
    title: 'From prior to posterior',
    text: 'Change the data and the prior, and read how likely it is that treatment is better.',
  },
  'exchange-rate': {
    title: 'Trade one metric for another',
    text: 'Set the price of what gets worse, and find where the verdict flips.',
  },
  'mean-regression': {
    title: 'Regression to the mean',
    text: 'Pick the lowest results of a month and watch them recover on their own.',
  },
  'metric-drop': {
    title: 'Find where a metric dropped',
    text: 'Split a week with fewer sales by feature, and narrow it down to where the drop is.',
  },
  funnel: {
    title: 'What a step of a funnel is worth',
    text: 'Move three conversion rates and compare what a gain at each one brings.',
  },
  cohorts: {
    title: 'Read a retention triangle',
    text: 'Start a campaign and see the total rise while retention falls.',
  },
  lifetime: {
    title: 'What a subscriber is worth',
    text: 'Change how fast a cohort shrinks, and see its lifetime value and payback.',
  },
  fermi: {
    title: 'An estimate with its range',
    text: 'Guess five factors, say how far off each may be, and read the range.',
  },
  'steady-state': {
    title: 'Where growth levels off',
    text: 'Move new, resurrected and leaving users, and see how many active users remain in the end.',
  },
  'price-curve': {
    title: 'A fee beyond what was tested',
    text: 'Raise a fee, and see how far apart two curves through the same data get.',
  },
  'drag-line': {
    title: 'Regression by dragging points',
    text: 'Drag five points and watch the least-squares line follow.',
  },
  degree: {
    title: 'Bias and variance by degree',
    text: 'Raise the degree of a polynomial and watch bias fall and variance rise.',
  },
  boosting: {
    title: 'Boosting round by round',
    text: 'Add one stump after another, each fitted to what’s left over.',
  },
  'tree-split': {
    title: 'Choose a question for a tree',
    text: 'Cut a hundred subscribers in two and compare your gain with the best one.',
  },
  threshold: {
    title: 'ROC and precision by threshold',
    text: 'Move a threshold, and see where it is on each curve.',
  },
  'profit-threshold': {
    title: 'Whom to call?',
    text: 'Set what a call costs and brings, and find the threshold that earns the most.',
  },
  calibration: {
    title: 'Honest probabilities',
    text: 'Make a model overconfident, and see what its numbers are worth.',
  },
  'base-rate': {
    title: 'A test for something rare',
    text: 'Change how rare fraud is, and see how likely a flagged account is to be fraud.',
  },
  'k-means': {
    title: 'K-means step by step',
    text: 'Assign, move the centers, assign again, from different starts.',
  },
  pca: {
    title: 'Rotate an axis through a cloud of points',
    text: 'Find the direction with the most variance by hand.',
  },
  penalty: {
    title: 'Ridge and lasso paths',
    text: 'Raise a penalty and watch five coefficients shrink.',
  },
  attributions: {
    title: 'Take a prediction apart',
    text: 'Change the person and everyone else, and see what each feature adds.',
  },
  'learning-rate': {
    title: 'A learning rate that creeps or diverges',
    text: 'Step down a bowl with a rate of your choice.',
  },
  'feature-scaling': {
    title: 'Why features are scaled',
    text: 'Stretch a bowl and count the steps to its center.',
  },
  neighbors: {
    title: 'How many neighbors, and how near?',
    text: 'Ask more neighbors, scale the features, and see who is predicted to leave.',
  },
  folds: {
    title: 'Folds that leak',
    text: 'Give each person more rows, and compare random folds with folds by person.',
  },
  reorder: {
    title: 'Reorder a ranking',
    text: 'Move recipes up and see which metrics notice.',
  },
  smoothing: {
    title: 'Forecast by smoothing',
    text: 'Give the newest week more or less weight, through noise, a jump and a seasonal wave.',
  },
  drift: {
    title: 'Feature drift',
    text: 'Move a feature away from its training data and read the PSI.',
  },
  'loss-choice': {
    title: 'One guess, three losses',
    text: 'Make one delivery late, and see which best guess follows it.',
  },
  averaging: {
    title: 'How much a forest averages out',
    text: 'Add trees, make them more or less alike, and see how much variance remains.',
  },
  attention: {
    title: 'Attention over five words',
    text: 'Choose which word asks, scale the scores, and see the softmax weights and the mixed value.',
  },
  'tiny-network': {
    title: 'XOR with two hidden units',
    text: 'Move nine weights by hand or train them, and see the decision regions and the loss.',
  },
  'embedding-space': {
    title: 'Neighbors by cosine and by dot product',
    text: 'Turn a query and stretch a vector, and see who is nearest by each measure.',
  },
  'low-rank': {
    title: 'A matrix of low rank',
    text: 'Raise the rank, and see what the approximation loses and how many parameters it saves.',
  },
} as const;

export type ThingId = keyof typeof THINGS;

export const THING_IDS = Object.keys(THINGS) as [ThingId, ...ThingId[]];
