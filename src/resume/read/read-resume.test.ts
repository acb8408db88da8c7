import { describe, expect, it } from 'vitest';
import { readTextResume } from './read-resume.ts';
import { readToContent } from './result.ts';

const TEXT = `JOSÉ GARCÍA-MÁRQUEZ
Senior Engineer
jose@example.com | +34 612 345 678 | Madrid, Spain
linkedin.com/in/jose-example | github.com/jose

SUMMARY
Engineer who likes queues.

EXPERIENCE
Acme GmbH, Berlin, Germany
Senior Software Engineer                      Jan 2020 – Present
• Built the billing API
● Cut costs by 30%
- Led a team of 4

Software Developer at Globex Inc              2017/03-2019/11
* Wrote Java

EDUCATION
Universidad de Sevilla                        2012 - 2016
BSc Computer Science

VOLUNTEER EXPERIENCE
Code Club
Mentor, 2019 - 2021

TECHNICAL SKILLS
Languages: Java, Go
Tools: Docker

SKILLS
Kubernetes, Terraform

LANGUAGES
Spanish (native), English (C1)

AWARDS
Best Paper, Example Conference, 2018
`;

const resume = readToContent(readTextResume(TEXT));
const section = (title: string) => resume.sections.find((one) => one.title === title);

describe('a text resume, read fully', () => {
  it('gives the contacts', () => {
    expect(resume.personalInfo).toMatchObject({
      firstName: 'JOSÉ',
      lastName: 'GARCÍA-MÁRQUEZ',
      email: 'jose@example.com',
      mobile: '+34 612 345 678',
      location: 'Madrid, Spain',
      linkedin: 'linkedin.com/in/jose-example',
      github: 'github.com/jose',
      summary: 'Engineer who likes queues.',
    });
  });

  it('tells companies, titles, places and dates apart', () => {
    expect(section('Experience')?.items).toMatchObject([
      {
        title: 'Acme GmbH',
        subtitle: 'Senior Software Engineer',
        location: 'Berlin, Germany',
        start: 'Jan 2020',
        end: 'Present',
        text: 'Built the billing API\nCut costs by 30%\nLed a team of 4',
      },
      {
        title: 'Globex Inc',
        subtitle: 'Software Developer',
        start: '2017/03',
        end: '2019/11',
        text: 'Wrote Java',
      },
    ]);
    expect(section('Education')?.items).toMatchObject([
      { title: 'Universidad de Sevilla', subtitle: 'BSc Computer Science', start: '2012', end: '2016' },
    ]);
  });

  it('keeps repeated and further sections', () => {
    expect(section('Technical skills')?.items).toMatchObject([
      { title: 'Languages', text: 'Java, Go' },
      { title: 'Tools', text: 'Docker' },
    ]);
    expect(section('Skills')?.items).toMatchObject([{ text: 'Kubernetes, Terraform' }]);
    expect(section('Languages')?.items).toMatchObject([
      { title: 'Spanish', text: 'native' },
      { title: 'English', text: 'C1' },
    ]);
    expect(section('Awards')?.items).toMatchObject([
      { title: 'Best Paper', subtitle: 'Example Conference', end: '2018' },
    ]);
    expect(section('Volunteer experience')?.kind).toBe('custom');
  });

  it('loses no word', () => {
    const kept = JSON.stringify(resume).toLowerCase();
    for (const word of TEXT.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) expect(kept).toContain(word);
  });

  it('says for each value how sure it is and where it comes from', () => {
    const { personalInfo } = readTextResume(TEXT);
    expect(personalInfo.location).toEqual({
      value: 'Madrid, Spain',
      confidence: 0.85,
      source: 'jose@example.com | +34 612 345 678 | Madrid, Spain',
    });
  });
});
