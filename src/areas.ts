import { paths } from './paths.ts';

/**
 * The form of an area's questions. It decides how a question's file is read, what its page shows and which tool answers it
 * in a mock interview: code that is judged, an architecture diagram, a pipeline of steps, or a story told with STAR.
 */
export type AnswerForm = 'code' | 'diagram' | 'pipeline' | 'star';

/** Icons of areas and of the sidebar; `ui/icons.ts` draws them. */
export type IconName =
  | 'code'
  | 'boxes'
  | 'brain'
  | 'speech'
  | 'bot'
  | 'trophy'
  | 'document'
  | 'moon'
  | 'calendar'
  | 'repeat'
  | 'timer'
  | 'pipeline'
  | 'course';

/** The colors that tell areas apart, beside their icons and names; `ui/tokens.css` has them for both themes. */
export type Hue = 'blue' | 'teal' | 'violet' | 'rust';

/** One area of practice. */
interface AreaRow {
  /** Name in stored records: mock interviews keep it. */
  id: string;
  /** First segment of its questions' `databaseId`, and their folder below `content/`. */
  top: string;
  label: string;
  /** Name of a list of its questions. */
  questions: string;
  icon: IconName;
  hue: Hue;
  /** Page that lists its questions. */
  path: string;
  /** Address of a question's page; `databaseId` is `top/sub/id`. */
  question: (databaseId: string) => string;
  form: AnswerForm;
  /** Folders below `content/<top>/` by name, with their label; empty where `index.json` names the groups. */
  groups: Readonly<Record<string, string>>;
  interview: {
    /** What one does in an interview of this area alone. */
    text: string;
    /** How long one question takes compared to another. */
    weight: number;
    /** How many questions an interview of 30, 45 and 60 minutes has. */
    counts: readonly [number, number, number];
    /** Minutes from which on a mixed interview has a question of it; left out, it never has. */
    mixedFrom?: number;
  };
  /** Texts of the picture next to a shared address. */
  share: { title: string; text: string };
}

const rows = [
  {
    id: 'coding',
    top: 'dsa',
    label: 'Coding',
    questions: 'Coding questions',
    icon: 'code',
    hue: 'blue',
    path: paths.dsa,
    question: paths.question,
    form: 'code',
    groups: {},
    interview: {
      text: 'Solve problems in code, from clarifying questions to testing.',
      weight: 3,
      counts: [1, 2, 3],
      mixedFrom: 30,
    },
    share: { title: 'Coding questions', text: 'Judged in your browser against hidden tests.' },
  },
  {
    id: 'system-design',
    top: 'system-design',
    label: 'System Design',
    questions: 'System design questions',
    icon: 'boxes',
    hue: 'teal',
    path: paths.systemDesign,
    question: paths.systemDesignQuestion,
    form: 'diagram',
    groups: { hld: 'High Level Design', lld: 'Low Level Design', concurrency: 'Concurrency' },
    interview: {
      text: 'Design a system, with estimates and trade-offs.',
      weight: 4,
      counts: [1, 1, 2],
      mixedFrom: 45,
    },
    share: { title: 'System design', text: 'Draw it, write it down, review it against a rubric.' },
  },
  {
    id: 'machine-learning',
    top: 'machine-learning',
    label: 'Machine Learning',
    questions: 'Machine learning questions',
    icon: 'brain',
    hue: 'violet',
    path: paths.machineLearning,
    question: paths.mlQuestion,
    form: 'pipeline',
    groups: { 'ml-system-design': 'ML System Design' },
    interview: {
      text: 'Design a pipeline, from data to production.',
      weight: 4,
      counts: [1, 1, 2],
      mixedFrom: 60,
    },
    share: { title: 'Machine learning', text: 'Build the pipeline, defend the choices.' },
  },
  {
    id: 'behavioral',
    top: 'behavioral',
    label: 'Behavioral',
    questions: 'Behavioral questions',
    icon: 'speech',
    hue: 'rust',
    path: paths.behavioral,
    question: paths.behaviorQuestion,
    form: 'star',
    groups: {
      leadership: 'Leadership',
      'problem-solving': 'Problem Solving',
      teamwork: 'Teamwork',
      openers: 'Openers',
    },
    interview: {
      text: 'STAR answers about your own experience.',
      weight: 1,
      counts: [4, 5, 6],
      mixedFrom: 30,
    },
    share: { title: 'Behavioral answers', text: 'Situation, task, action, result.' },
  },
] as const satisfies readonly AreaRow[];

export type AreaId = (typeof rows)[number]['id'];
export interface Area extends AreaRow {
  id: AreaId;
  top: (typeof rows)[number]['top'];
}

/** Every area of practice, in the order in which they are offered. Whoever lists areas reads this table. */
export const AREAS: readonly Area[] = rows;

/** The area of a question; undefined where there is none with its first segment. */
export const areaOf = (databaseId: string): Area | undefined =>
  AREAS.find(({ top }) => databaseId.startsWith(`${top}/`));

/** A value for each area, by the area's id. */
export const byArea = <Value>(pick: (area: Area) => Value): Record<AreaId, Value> =>
  Object.fromEntries(AREAS.map((area) => [area.id, pick(area)])) as Record<AreaId, Value>;

const areas = byArea<Area>((area) => area);

export const areaById = (id: AreaId): Area => areas[id];
