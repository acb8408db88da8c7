import type { ShapePerson } from './person.ts';

const esc = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const list = (lines: string[]): string => `<ul>${lines.map((one) => `<li>${esc(one)}</li>`).join('')}</ul>`;
const range = ({ start, end }: { start: string; end: string }): string => (start ? `${start} – ${end}` : end);

/** As word processors in the browser print: real lists, whose discs are drawn; headings in their own words. */
export const docsHtml = (p: ShapePerson): string => `<meta charset=utf-8>
<style>@page{size:Letter;margin:22mm}body{font:10.5pt/1.35 "Liberation Sans"}h1{font-size:24pt;margin:0}h2{font-size:13pt;margin:14px 0 2px;color:#345}
ul{margin:2px 0 8px;padding-left:22px}p{margin:0}.d{color:#555}</style>
<h1>${esc(p.shown)}</h1><p>${esc([p.location, p.phone, p.email, ...p.links].join(' | '))}</p>
<h2>Who I Am</h2><p>${esc(p.summary)}</p>
<h2>Where I’ve Worked</h2>${p.jobs.map((j) => `<p><b>${esc(j.title)}</b>, ${esc(j.company)}</p><p class=d>${esc(range(j))} | ${esc(j.place)}</p>${list(j.bullets)}`).join('')}
<h2>Education</h2>${p.schools.map((s) => `<p><b>${esc(s.school)}</b>, ${esc(s.place)}</p><p>${esc(s.degree)}, ${esc(range(s))}</p>`).join('')}
<h2>Toolbox</h2>${p.skills.map((one) => `<p>${esc(one)}</p>`).join('')}
<h2>${esc(p.extra[0])}</h2>${list(p.extra[1])}`;

/** Headings in a rail at the left, a tagline above the name. */
export function railHtml(p: ShapePerson): string {
  const row = (heading: string, body: string) => `<tr><th>${esc(heading)}</th><td>${body}</td></tr>`;
  return `<meta charset=utf-8>
<style>@page{size:A4;margin:18mm}body{font:10pt/1.4 "DejaVu Sans"}h1{font-size:22pt;margin:0}table{border-collapse:collapse;width:100%}
th{width:26mm;text-align:left;vertical-align:top;color:#a33;font-size:10pt;padding:10px 8px 0 0}td{padding:10px 0 0}ul{margin:2px 0 6px;padding-left:16px}p{margin:0}.r{display:flex;justify-content:space-between}</style>
<p style="color:#666">${esc(p.headline)}</p><h1>${esc(p.shown)}</h1><p>${esc([p.email, p.phone, p.location].join(' · '))}</p><p>${esc(p.links.join(' · '))}</p>
<table>${row('Profile', `<p>${esc(p.summary)}</p>`)}
${row('Experience', p.jobs.map((j) => `<p class=r><b>${esc(j.company)}</b><span>${esc(range(j))}</span></p><p class=r><i>${esc(j.title)}</i><span>${esc(j.place)}</span></p>${list(j.bullets)}`).join(''))}
${row('Education', p.schools.map((s) => `<p class=r><b>${esc(s.school)}</b><span>${esc(range(s))}</span></p><p class=r><i>${esc(s.degree)}</i><span>${esc(s.place)}</span></p>`).join(''))}
${row('Skills', p.skills.map((one) => `<p>${esc(one)}</p>`).join(''))}
${row(p.extra[0], list(p.extra[1]))}</table>`;
}

/** A table with a label in each row, as European forms have it, and dates in the left column. */
export function formHtml(p: ShapePerson): string {
  const row = (label: string, body: string) => `<tr><th>${esc(label)}</th><td>${body}</td></tr>`;
  const head = (text: string) => `<tr><td colspan=2><h2>${esc(text)}</h2></td></tr>`;
  return `<meta charset=utf-8>
<style>@page{size:A4;margin:20mm}body{font:10pt/1.35 "Liberation Serif"}h1{font-size:18pt}h2{font-size:12pt;margin:10px 0 0;border-bottom:1px solid}
th{width:42mm;text-align:left;font-weight:normal;vertical-align:top}ul{margin:0;padding-left:14px}</style>
<h1>Curriculum Vitae</h1><table>${head('Personal Information')}
${row('Name', esc(p.shown))}${row('Address', esc(p.location))}${row('Telephone', esc(p.phone))}${row('E-mail', esc(p.email))}${row('Website', esc(p.links.join(', ')))}
${head('Work Experience')}${p.jobs.map((j) => row(range(j), `<b>${esc(j.title)}</b><br>${esc(j.company)}, ${esc(j.place)}${list(j.bullets)}`)).join('')}
${head('Education')}${p.schools.map((s) => row(range(s), `<b>${esc(s.degree)}</b><br>${esc(s.school)}, ${esc(s.place)}`)).join('')}
${head('Skills')}${p.skills.map((one) => `<tr><td colspan=2>${esc(one)}</td></tr>`).join('')}
${head(p.extra[0])}${p.extra[1].map((one) => `<tr><td colspan=2>${esc(one)}</td></tr>`).join('')}</table>`;
}
