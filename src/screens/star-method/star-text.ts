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

/** How long the example takes, spoken at an unhurried 140 words per minute (`ui/star/speaking-time.ts`), to the nearest ten. */
export const ANSWER_SECONDS = 150;

export const question = 'Tell me about a time you had to fix something that was not your job to fix.';

export const starParts: StarPart[] = [
  {
    letter: 'S',
    name: 'Situation',
    share: 15,
    asks: 'Where were you, and why did it matter?',
    text: 'The minimum a stranger needs: team, product, what was at stake. Two or three sentences. Leave out any name or system the story doesn’t use again.',
    mistake:
      'Telling the history of the project. If you’re still setting the scene after 30 seconds, you’re telling the wrong part.',
    example: [
      'Last year I was one of five engineers on the payments team of a company that sells train tickets. Refunds belonged to another team, but customers complained to whoever picked up. In March, refund complaints reached 60 a week, and the refunds team had just lost two of its three people.',
    ],
  },
  {
    letter: 'T',
    name: 'Task',
    share: 10,
    asks: 'What was your responsibility?',
    text: 'Your part, as opposed to the team’s, and what success looked like. Say it in the first person, and make it measurable if it was.',
    mistake: 'Skipping it. Without a task, the rest sounds like something that just happened around you.',
    example: [
      'Nobody had asked me to do anything. I offered to spend one day a week on it for a month, and my manager and I agreed on a target: fewer than 20 complaints a week, without delaying our own release.',
    ],
  },
  {
    letter: 'A',
    name: 'Action',
    share: 60,
    asks: 'What did you do, in what order, and why?',
    text: 'Three or four steps, each with the reason and, once, the option you rejected. Interviewers grade judgment here, so decisions are worth more than effort. Say “I” for what you did and “we” for what the team did.',
    mistake:
      'Saying “we” from start to finish. The interviewer can’t hire the team, and will have to ask what you did.',
    example: [
      'First I read a hundred complaints instead of guessing. Seventy of them asked the same thing: “Where is my money?” The refunds weren’t wrong, they were silent: a transfer takes a few days, and we said nothing in between.',
      'My first idea was to speed up the transfer itself. I dropped it, because that delay is the bank’s, and I would have been rebuilding another team’s service without them. So I went to the one remaining engineer on refunds, showed her the count, and asked what she didn’t want me to touch. She was nervous about anything in the payment path. We settled on something next to it: a status page and three emails, sent when the refund is accepted, when the money goes out, and when it should have arrived.',
      'I wrote the emails and the page, and she reviewed every change. I rolled it out to 10% of customers first. That paid off: for refunds to vouchers, the third email promised a bank transfer that never comes. I stopped the rollout the same afternoon, corrected the text, wrote to the 40 people who had received it, and started again a week later.',
      'Finally, because my month was ending, I documented for her team how to change the texts.',
    ],
  },
  {
    letter: 'R',
    name: 'Result',
    share: 15,
    asks: 'What changed, by how much, and what did you learn?',
    text: 'A number with its baseline, what it meant for someone, and one thing you’ve done differently since. A failure makes a good story as long as this part is honest.',
    mistake: 'Stopping at “and it went well”. Without before and after, nothing has changed.',
    example: [
      'Six weeks later, complaints were down to 14 a week from 60, and our own release was on time. The refunds team still owns the page. What I learned: read what people actually write before you build, and roll out to a few of them first, because my tests didn’t know that vouchers exist.',
    ],
  },
];

export const rewrite = {
  weak: 'We had some issues with refunds, so we decided to improve the communication with customers. It was a lot of work and there were some problems along the way, but we worked together as a team and in the end everybody was happy with the result.',
  strong:
    'Seventy of the hundred complaints I read asked where the money was, so I left the payment path alone and added three status emails instead. A rollout to 10% of customers exposed one wrong text, which I corrected and owned up to. Complaints fell from 60 a week to 14.',
  notes: [
    '“Some issues”, “a lot of work” and “everybody” became things you can count.',
    '“We decided” became what I read, what I left alone, and why.',
    'The problem is stated, not hidden, along with what I did about it.',
    'It ends on a before and after, not on a feeling.',
  ],
};

export const tips: { title: string; text: string }[] = [
  {
    title: 'Prepare stories, not answers',
    text: 'Six to eight stories cover most questions if you can tell each from two angles: a conflict that was also a deadline, a failure that was also a lesson. Note which questions each one fits.',
  },
  {
    title: 'Choose the story before you speak',
    text: 'Ten seconds of silence is fine, and “let me think of a good example” is a complete sentence. Two minutes of the wrong story isn’t fine.',
  },
  {
    title: 'Put a number at both ends',
    text: 'Before and after, even if the number is small or an estimate. If it’s an estimate, say so: “about a third, by our own count” is more credible than a vague “significantly”.',
  },
  {
    title: 'Name the option you rejected',
    text: 'A decision only shows next to its alternative. One sentence on what you didn’t do, and why, shows more judgment than three on what you did.',
  },
  {
    title: 'Stop after two to three minutes',
    text: 'End on the result and stop talking. Follow-up questions go to the details you left out, and you want those to be about the part you know best.',
  },
  {
    title: 'Say it out loud, with a timer',
    text: 'A story that reads well can take five minutes to tell. Record it once, cut whatever you’d skip when telling a friend, and never memorize it.',
  },
];
