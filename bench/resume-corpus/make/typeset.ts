import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Person } from './person.ts';
import type { Planned } from './plan.ts';

const tex = (text: string): string =>
  text
    .replace(/[&%$#_{}]/g, '\\$&')
    .replace(/~/g, '\\textasciitilde{}')
    .replace(/’/g, "'");

const items = (list: string[]): string =>
  list.length === 0
    ? ''
    : `\\begin{itemize}\n${list.map((one) => `\\item ${tex(one)}`).join('\n')}\n\\end{itemize}`;

/** Rows with tabulars as wide as the page: the arrangement that most LaTeX resumes of engineers have. */
function rowsTex(p: Person): string {
  const entry = (a: string, dates: string, c: string, place: string) =>
    `\\begin{tabular*}{\\textwidth}[t]{l@{\\extracolsep{\\fill}}r}\n\\textbf{${tex(a)}} & ${tex(dates)} \\\\\n\\textit{\\small ${tex(c)}} & \\textit{\\small ${tex(place)}} \\\\\n\\end{tabular*}\n`;
  return `\\documentclass[letterpaper,11pt]{article}
\\usepackage[margin=0.7in]{geometry}\\usepackage{fontspec}\\usepackage{titlesec}\\usepackage{enumitem}\\usepackage[hidelinks]{hyperref}
${/\p{Script=Cyrillic}/u.test(p.name) ? '\\setmainfont{Liberation Serif}' : ''}
\\pagestyle{empty}\\setlength{\\parindent}{0pt}\\setlist[itemize]{leftmargin=0.2in,itemsep=0pt,topsep=2pt}
\\titleformat{\\section}{\\scshape\\raggedright\\large}{}{0em}{}[\\titlerule \\vspace{-4pt}]
\\begin{document}
\\begin{center}{\\Huge ${tex(p.name)}} \\\\ \\vspace{2pt}
\\small ${[p.phone, p.email, p.location, ...p.links].map((one) => tex(one)).join(' $|$ ')}\\end{center}
${tex(p.summary)}
\\section{${tex(p.heads.work)}}
${p.jobs.map((j) => `${entry(j.title, `${j.start} -- ${j.end}`, j.company, j.place)}${items(j.bullets)}`).join('\n\n')}
\\section{${tex(p.heads.edu)}}
${p.schools.map((s) => entry(s.school, `${s.start} -- ${s.end}`, s.degree, s.place)).join('\n\n')}
\\section{${tex(p.heads.skills)}}
${p.more.skills.map((one) => tex(one)).join(' \\\\\n')}
\\section{${tex(p.more.extra[0])}}
${items(p.more.extra[1])}
\\end{document}\n`;
}

/** Dates in a narrow column at the left, names and places in one line beside them, as the class `moderncv` sets it. */
function datesTex(p: Person): string {
  const beside = (left: string, right: string) =>
    `\\begin{tabular}{@{}p{2.9cm}p{13.3cm}@{}}\n\\raggedleft ${tex(left)} & ${right}\n\\end{tabular}\n\n\\vspace{3pt}`;
  const named = (dates: string, first: string, second: string, place: string, list: string[]) =>
    beside(dates, `\\textbf{${tex(first)}}, \\textit{${tex(second)}}, ${tex(place)}.${items(list)}`);
  const inputs = /\p{Script=Cyrillic}/u.test(p.name)
    ? '\\usepackage{fontspec}\\setmainfont{DejaVu Sans}'
    : '\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage[scaled]{helvet}\\renewcommand\\familydefault{\\sfdefault}';
  return `\\documentclass[10pt,a4paper]{article}
${inputs}\\usepackage[margin=2cm]{geometry}\\usepackage{titlesec}\\usepackage{enumitem}
\\pagestyle{empty}\\setlength{\\parindent}{0pt}\\setlist[itemize]{leftmargin=12pt,itemsep=0pt,topsep=0pt,label=$\\circ$}
\\titleformat{\\section}{\\Large}{}{0em}{}
\\begin{document}
\\begin{minipage}[t]{0.55\\textwidth}{\\Huge ${tex(p.name)}}\\\\[4pt]{\\large\\itshape ${tex(p.headline)}}\\end{minipage}\\hfill
\\begin{minipage}[t]{0.4\\textwidth}\\raggedleft\\small ${[p.location, p.phone, p.email, ...p.links].map(tex).join(' \\\\ ')}\\end{minipage}
\\section{${tex(p.heads.summary)}}
${tex(p.summary)}
\\section{${tex(p.heads.work)}}
${p.jobs.map((j) => named(`${j.start} -- ${j.end}`, j.title, j.company, j.place, j.bullets)).join('\n\n')}
\\section{${tex(p.heads.edu)}}
${p.schools.map((s) => named(`${s.start} -- ${s.end}`, s.degree, s.school, s.place, [])).join('\n\n')}
\\section{${tex(p.heads.skills)}}
${p.more.skills.map(tex).join(' \\\\\n')}
\\section{${tex(p.more.extra[0])}}
${items(p.more.extra[1])}
\\end{document}\n`;
}

/** LaTeX: XeLaTeX for rows, pdfLaTeX for dates at the left. */
export function makeLatex(documents: Planned[], folder: string): void {
  for (const { file, layout, person } of documents) {
    const work = mkdtempSync(join(tmpdir(), 'resume-'));
    const rows = layout === 'rows';
    writeFileSync(join(work, 'cv.tex'), rows ? rowsTex(person) : datesTex(person));
    const cyrillic = /\p{Script=Cyrillic}/u.test(person.name);
    execFileSync(
      rows || cyrillic ? 'xelatex' : 'pdflatex',
      ['-interaction=nonstopmode', '-halt-on-error', 'cv.tex'],
      {
        cwd: work,
        stdio: 'ignore',
      },
    );
    copyFileSync(join(work, 'cv.pdf'), `${folder}/${file}`);
  }
}

/** Text that troff does not take for a command. */
const roff = (text: string): string => text.replace(/\\/g, '\\e').replace(/^([.'])/, '\\&$1');

function roffSource(p: Person): string {
  const heading = (text: string) => `.sp 0.6\n.ft B\n.ps 13\n${roff(text)}\n.br\n.ps 10\n.ft R`;
  const line = (text: string) => `${roff(text)}\n.br`;
  const bullets = (list: string[]) =>
    list.map((one) => `.in 1.2v\n.ti 0.4v\n\\(bu\\h'0.5v'${roff(one)}\n.br\n.in 0`).join('\n');
  return `.pl 29.7c\n.po 2.2c\n.ll 16.6c\n.nh\n.na\n.ps 10\n.vs 13\n.ft B\n.ps 20\n.sp 2
${roff(p.name)}\n.br\n.ps 10\n.ft R
${[p.headline, `${p.location} \\(bu ${p.phone} \\(bu ${p.email}`].map((one) => `${one}\n.br`).join('\n')}
${p.links.map(line).join('\n')}
${heading(p.heads.summary)}\n${line(p.summary)}
${heading(p.heads.work)}
${p.jobs.map((j) => `.ne 4\n.sp 0.4\n.ft B\n${line(`${j.company}, ${j.place}`)}\n.ft I\n${line(`${j.title}, ${j.start} - ${j.end}`)}\n.ft R\n${bullets(j.bullets)}`).join('\n')}
${heading(p.heads.edu)}
${p.schools.map((s) => `.sp 0.4\n.ft B\n${line(`${s.school}, ${s.place}`)}\n.ft I\n${line(`${s.degree}, ${s.start} - ${s.end}`)}\n.ft R`).join('\n')}
${heading(p.heads.skills)}\n${p.more.skills.map(line).join('\n')}
${heading(p.more.extra[0])}\n${bullets(p.more.extra[1])}\n`;
}

/** groff's own PDF device, with its Times. */
export function makeGroff(documents: Planned[], folder: string): void {
  for (const { file, person } of documents)
    writeFileSync(
      `${folder}/${file}`,
      execFileSync('groff', ['-Tpdf', '-Kutf8'], {
        input: roffSource(person),
        stdio: ['pipe', 'pipe', 'ignore'],
      }),
    );
}
