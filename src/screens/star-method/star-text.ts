/** One of the four parts of an answer. */
export interface StarPart {
  letter: string;
  name: string;
  /** Of the whole answer, in percent. */
  share: number;
  asks: string;
  text: string;
  mistake: string;
  /** This part of the example answer, paragraph by paragraph. */
  example: string[];
}

/** How long the example takes, read aloud at an unhurried pace of 150 words a minute. */
export const ANSWER_SECONDS = 150;

export const question = 'Tell me about a time you had to fix something that was not your job to fix.';

export const starParts: StarPart[] = [
  {
    letter: 'S',
    name: 'Situation',
    share: 15,
    asks: 'Where were you, and why did it matter?',
    text: 'The least that a stranger needs: team, product, what was at stake. Two or three sentences. Leave out every name and system that the story does not use again.',
    mistake:
      'Telling the history of the project. If you are still setting the scene after 30 seconds, you are telling the wrong part.',
    example: [
      'Last year I was one of five engineers on the payments team of a company that sells train tickets. Refunds belonged to another team, but customers complained to whoever picked up. In March, refund complaints reached 60 a week, and the refunds team had just lost two of its three people.',
    ],
  },
  {
    letter: 'T',
    name: 'Task',
    share: 10,
    asks: 'What was yours to do?',
    text: 'Your part, as distinct from the team’s, and what would count as done. Say it in the first person and make it measurable if it was.',
    mistake:
      'Skipping it. Without a task, what follows sounds like something that merely happened around you.',
    example: [
      'Nobody had asked me to do anything. I offered my manager to spend one day a week on it for a month, and we agreed on what would count: fewer than 20 complaints a week, without taking work away from our own release.',
    ],
  },
  {
    letter: 'A',
    name: 'Action',
    share: 60,
    asks: 'What did you do, in which order, and why so?',
    text: 'Three or four steps, each with the reason and, once, the option you turned down. Judgment is what is being marked here, so decisions are worth more than effort. Say “I” for what you did and “we” for what the others did.',
    mistake:
      'Saying “we” from start to end. The interviewer cannot hire the team, and will have to ask what you did.',
    example: [
      'First I read a hundred complaints instead of guessing. Seventy of them were the same sentence: “Where is my money?” The refunds were not wrong, they were silent: a transfer takes some days, and we said nothing in between.',
      'My first idea was to speed up the transfer itself. I dropped it, because that time is the bank’s, and I would have rebuilt somebody’s service without them. So I went to the one remaining engineer on refunds, showed her the count, and asked what she would not want me to touch. She was afraid of anything in the path of the money. We settled on something beside it: a status page, and three e-mails, when the refund is accepted, when it is sent, and when it should have arrived.',
      'I wrote the e-mails and the page, and she reviewed every change. I put it in front of a tenth of the customers first. That was lucky: for refunds to vouchers, the third mail promised a bank transfer that never comes. I stopped the trial the same afternoon, corrected the text, wrote to the 40 people who had received it, and started again the week after.',
      'Last, I wrote down for her team how to change the texts, because my month was ending.',
    ],
  },
  {
    letter: 'R',
    name: 'Result',
    share: 15,
    asks: 'What changed, by how much, and what did you keep from it?',
    text: 'A number with its starting point, what it meant for someone, and one thing you have done differently since. A failure makes a good story as long as this part is honest.',
    mistake: 'Stopping at “and it went well”. Without before and after, nothing has changed.',
    example: [
      'Six weeks later complaints were at 14 a week, down from 60, and our own release was on time. The refunds team still owns the page. What I took from it: read what people actually write before you build, and try it on a few of them first, because my tests had not known that vouchers exist.',
    ],
  },
];

export const rewrite = {
  weak: 'We had some issues with refunds, so we decided to improve the communication with customers. It was a lot of work and there were some problems along the way, but we worked together as a team and in the end everybody was happy with the result.',
  strong:
    'Seventy of the hundred complaints I read asked where the money was, so I left the payment path alone and added three status mails instead. A trial with a tenth of the customers showed me one wrong text, which I corrected and owned up to. Complaints fell from 60 a week to 14.',
  notes: [
    '“Some issues”, “a lot of work” and “everybody” became things one can count.',
    '“We decided” became what I read, what I left alone, and why.',
    'The problem is told rather than hidden, together with what was done about it.',
    'It ends on before and after, not on a mood.',
  ],
};

export const tips: { title: string; text: string }[] = [
  {
    title: 'Prepare stories, not answers',
    text: 'Six to eight stories cover most questions if each can be told from two sides: a conflict that was also a deadline, a failure that was also a lesson. Note for each which questions it fits.',
  },
  {
    title: 'Choose the story before you speak',
    text: 'Ten seconds of silence are fine, and “let me think of a good example” is a complete sentence. Two minutes of the wrong story are not fine.',
  },
  {
    title: 'Put a number at both ends',
    text: 'Before and after, even where the figure is small or an estimate. Say that it is one: “about a third, by our own count” is believed more readily than a smooth “significantly”.',
  },
  {
    title: 'Name the option you turned down',
    text: 'A decision is only visible beside its alternative. One sentence on what you did not do, and why, shows more judgment than three on what you did.',
  },
  {
    title: 'Stop after two to three minutes',
    text: 'End on the result and be quiet. Details you left out are where the follow-up questions go, and you want those to be about the part you know best.',
  },
  {
    title: 'Say it aloud, with a clock',
    text: 'A story that reads well may take five minutes to say. Record it once, cut whatever you would skip when telling a friend, and never learn it by heart.',
  },
];
