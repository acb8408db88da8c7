import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { npm } from './tests/commands.ts';

/** From here on a finding in what is shipped stops a release. */
const GRAVE = ['high', 'critical'];
/** A registry that says nothing for so long says nothing. */
const PATIENCE_MS = 20_000;

interface Finding {
  name: string;
  severity: string;
  /** Reaches visitors; what only builds and tests does not. */
  shipped: boolean;
  /** What is known of it, and where to read it. */
  advisories: string[];
}

/** Either what a registry knows of our packages, gravest first, or why it did not say. */
export type Audit = { findings: Finding[] } | { silence: string };

interface Report {
  vulnerabilities?: Record<
    string,
    { severity: string; via: (string | { title: string; url: string })[]; nodes: string[] }
  >;
  message?: string;
  error?: { summary?: string; code?: string };
}

/**
 * Reads what `npm audit --json` prints. A report without its list of findings is no answer, and never taken for "nothing found".
 * @param isShipped of a package's path in the lock file
 */
export function readAudit(output: string, isShipped: (path: string) => boolean): Audit {
  let report: Report;
  try {
    report = JSON.parse(output);
  } catch {
    return { silence: output.trim().split('\n')[0] || 'npm said nothing' };
  }
  const { vulnerabilities, message, error } = report;
  if (!vulnerabilities) return { silence: message ?? error?.summary ?? error?.code ?? 'npm gave no report' };
  const findings = Object.entries(vulnerabilities).map(([name, { severity, via, nodes }]) => ({
    name,
    severity,
    shipped: nodes.some(isShipped),
    // A name stands for a package below, which has an entry of its own.
    advisories: via.flatMap((each) => (typeof each === 'string' ? [] : [`${each.title} ${each.url}`])),
  }));
  const weight = ({ severity }: Finding) => GRAVE.indexOf(severity);
  return { findings: findings.sort((a, b) => weight(b) - weight(a)) };
}

/** Lines to print of an audit, and whether a release may go on. */
export function judgeAudit(audit: Audit): { lines: string[]; passes: boolean } {
  if ('silence' in audit) {
    const line = `not audited: the registry does not answer (${audit.silence}). Run npm run audit where it does, before a release.`;
    return { lines: [line], passes: true };
  }
  const grave = audit.findings.filter(({ severity, shipped }) => shipped && GRAVE.includes(severity));
  return {
    lines: [
      ...audit.findings.map(({ name, severity, shipped, advisories }) =>
        [
          `${severity}: ${name}${shipped ? '' : ', not shipped'}`,
          ...advisories.map((advisory) => `  ${advisory}`),
        ].join('\n'),
      ),
      `${audit.findings.length} findings, ${grave.length} of them high or critical in what is shipped`,
    ],
    passes: grave.length === 0,
  };
}

/** `npm run audit`: the known vulnerabilities in the packages that the lock file names. */
function main(): void {
  const flags = ['--json', '--fetch-retries=0', `--fetch-timeout=${PATIENCE_MS}`];
  const [program, ...args] = npm('audit', ...flags);
  const { stdout, error } = spawnSync(program, args, { encoding: 'utf8' });
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const isShipped = (path: string) => !packages[path]?.dev;
  const { lines, passes } = judgeAudit(error ? { silence: error.message } : readAudit(stdout, isShipped));
  for (const line of lines) console.log(line);
  process.exitCode = passes ? 0 : 1;
}

if (import.meta.main) main();
