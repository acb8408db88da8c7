import { createItem, emptyContent } from './create.ts';
import type { Item, ResumeContent } from './model.ts';

const item = (id: string, fields: Partial<Item>): Item => createItem({ id, ...fields });

/** An invented person, to show what a template looks like before there is anything of the user's own. */
export const exampleContent: ResumeContent = {
  ...emptyContent(),
  headline: 'Senior Software Engineer',
  personalInfo: {
    firstName: 'Robin',
    lastName: 'Example',
    email: 'robin@example.com',
    mobile: '+1 555 0100',
    location: 'Springfield, Exampleland',
    github: 'github.com/robin-example',
    linkedin: 'linkedin.com/in/robin-example',
    website: '',
    summary: 'Engineer who turns vague problems into small services, and writes down why.',
  },
  sections: [
    {
      id: 'work',
      kind: 'work',
      title: 'Work Experience',
      items: [
        item('w1', {
          title: 'Example Systems',
          subtitle: 'Senior Software Engineer',
          location: 'Springfield',
          start: 'Mar 2022',
          end: 'Present',
          text: 'Cut the median response time of the search service from 420 to 90 ms\nLed the move of 14 services to Kubernetes without downtime\nMentored four engineers, two of whom now lead teams',
        }),
        item('w2', {
          title: 'Sample & Co',
          subtitle: 'Software Engineer',
          location: 'Shelbyville',
          start: 'Jul 2018',
          end: 'Feb 2022',
          text: 'Built the billing API that settles 3 million invoices a month\nReduced cloud costs by 35% by sizing databases from measurements',
        }),
      ],
    },
    {
      id: 'education',
      kind: 'education',
      title: 'Education',
      items: [
        item('e1', {
          title: 'University of Example',
          subtitle: 'BSc Computer Science',
          start: '2014',
          end: '2018',
        }),
      ],
    },
    {
      id: 'projects',
      kind: 'projects',
      title: 'Projects',
      items: [item('p1', { title: 'tinylog', text: 'Log viewer for the terminal, used by 2,000 people' })],
    },
    {
      id: 'skills',
      kind: 'skills',
      title: 'Skills',
      items: [
        item('s1', { title: 'Languages', text: 'TypeScript, Go, Python, SQL' }),
        item('s2', { title: 'Tools', text: 'PostgreSQL, Kafka, Docker, Terraform' }),
      ],
    },
  ],
};

/** Whether nothing has been filled in that a page could show. */
export const isBlank = ({ personalInfo, sections }: ResumeContent): boolean =>
  sections.every(({ items }) => items.length === 0) && Object.values(personalInfo).every((text) => !text);

/** The resume itself, or the example in its template and design while there is nothing to show. */
export const shownContent = (content: ResumeContent): ResumeContent =>
  isBlank(content) ? { ...exampleContent, template: content.template, design: content.design } : content;
