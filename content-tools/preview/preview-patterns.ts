import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../read/project.ts';
import { PATTERN_GROUPS, readPatternOrder } from '../read/read-pattern.ts';

/**
 * `node content-tools/preview/preview-patterns.ts [group ...]`: every diagram of a group as one made-up lesson below
 * `shots/patterns/`, handed to the preview of lessons, which writes pictures to `shots/lessons/patterns/`.
 */
const order = readPatternOrder();
const wanted = process.argv.slice(2);

for (const group of PATTERN_GROUPS.filter((name) => wanted.length === 0 || wanted.includes(name))) {
  const sheet = join(PROJECT, 'shots/patterns', group);
  rmSync(sheet, { recursive: true, force: true });
  mkdirSync(sheet, { recursive: true });
  const parts = order[group].flatMap((id) => {
    const diagram = join(PROJECT, 'content/patterns', group, id, 'diagram.svg');
    if (!existsSync(diagram)) return [];
    copyFileSync(diagram, join(sheet, `${id}.svg`));
    return [`## ${id}\n\n![${id}](${id}.svg)\n`];
  });
  writeFileSync(join(sheet, 'lesson.md'), `---\ntitle: ${group}\n---\n${parts.join('\n')}`);
  const preview = join(PROJECT, 'content-tools/preview/preview-lesson.ts');
  const { status } = spawnSync(process.execPath, [preview, sheet], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
