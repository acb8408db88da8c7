import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../../scripts/chromium.ts';
import type { Person } from './person.ts';
import type { Planned } from './plan.ts';

/** Words of the name that are given names. */
const GIVEN: Record<string, number> = { vandijk: 1, silva: 2 };

/** A person in the shape of `resume.json`. @param template one of the product's two */
function formData(p: Person, template: string) {
  const words = p.name.split(' ');
  const cut = GIVEN[p.id] ?? words.length - 1;
  const link = (host: RegExp) => p.links.find((one) => host.test(one)) ?? '';
  const section = (kind: string, title: string, items: object[]) => ({
    id: kind,
    kind,
    title,
    items: items.map((item, at) => ({
      id: `${kind}${at}`,
      title: '',
      subtitle: '',
      location: '',
      start: '',
      end: '',
      text: '',
      ...item,
    })),
  });
  return {
    template,
    personalInfo: {
      firstName: words.slice(0, cut).join(' '),
      lastName: words.slice(cut).join(' '),
      email: p.email,
      mobile: p.phone,
      location: p.location,
      linkedin: link(/linkedin/),
      github: link(/github/),
      website: p.links.find((one) => !/linkedin|github/.test(one)) ?? '',
      summary: p.summary,
    },
    sections: [
      section(
        'work',
        p.heads.work,
        p.jobs.map((j) => ({
          title: j.company,
          subtitle: j.title,
          location: j.place,
          start: j.start,
          end: j.end,
          text: j.bullets.join('\n'),
        })),
      ),
      section(
        'education',
        p.heads.edu,
        p.schools.map((s) => ({
          title: s.school,
          subtitle: s.degree,
          location: s.place,
          start: s.start,
          end: s.end,
        })),
      ),
      section(
        'skills',
        p.heads.skills,
        p.more.skills.map((text) => ({ text })),
      ),
    ],
  };
}

/** The product's own PDF, brought in as `resume.json` and downloaded from the product served at `DRYRUN`. */
export async function makeOwn(documents: Planned[], folder: string): Promise<void> {
  const browser = await chromium.launch(CHROMIUM);
  for (const { file, person, turn } of documents) {
    const page = await browser.newPage();
    await page.goto(`${process.env.DRYRUN ?? 'http://localhost:4173'}/resumes/new?step=2`, {
      waitUntil: 'networkidle',
    });
    await page.getByLabel('Import JSON Resume or resume.json').setInputFiles({
      name: 'resume.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(formData(person, turn % 4 ? 'concise' : 'professional'))),
    });
    await page.getByText('Imported resume.json.').waitFor();
    await page.getByRole('button', { name: /Generate Resume/ }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    await download.saveAs(`${folder}/${file}`);
    await page.close();
  }
  await browser.close();
}
