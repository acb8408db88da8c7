import { messageOf } from '#base/message-of.ts';
import type { Growth, GrowthRequest } from '../complexity/measure-growth.ts';
import type { FlowRequest } from '../flow.ts';
import type { Language } from '../language.ts';
import { timeLimits } from '../limits.ts';
import type { Runner } from '../runner.ts';
import type { Json } from '../task.ts';
import { within } from '../time-limit.ts';
import type { Report } from '../verdict.ts';
import type { Installation } from './install.ts';

/** What the flow is asked, apart from what the session knows itself. */
interface JudgeRequest extends Omit<FlowRequest, 'runner' | 'timeLimitMs' | 'wholeLimitMs'> {
  /** How many times slower than the reference this machine is; scales the limits. */
  machineFactor?: number;
}

type GrowthOptions = Omit<GrowthRequest, 'runner' | 'now'>;

interface AnswerRequest extends Pick<JudgeRequest, 'task' | 'source' | 'machineFactor' | 'signal'> {
  /** JSON texts of inputs. */
  inputs: string[];
}

export type SessionState =
  /** No runtime in this browser that could be used: runs are simulated by the screen. */
  | { kind: 'absent' }
  | { kind: 'installing'; receivedBytes: number; totalBytes: number }
  /** Installed; the first run (or `warm`) starts it. */
  | { kind: 'idle' }
  | { kind: 'starting' }
  | { kind: 'ready' }
  | { kind: 'running' }
  /** `message` can be shown; `install` and `judge` may be tried again. */
  | { kind: 'failed'; message: string };

/** What a screen holds per language. Made for `useSyncExternalStore(session.subscribe, session.state)`. */
export interface JudgeSession {
  readonly language: Language;
  /** The current state; the same object until it changes. */
  state: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** What there was when this browser was last looked into; undefined until then. A change is told to subscribers. */
  found: () => Installation | undefined;
  /** Downloads the runtime; failure and cancel are told by the state alone. Never rejects. */
  install: () => Promise<void>;
  /** Removes the runtime from this browser. */
  uninstall: () => Promise<void>;
  /** Starts the runtime ahead of the first run, if installed, also anew after it failed. Never rejects. */
  warm: () => Promise<void>;
  /** Judges a program. Rejects only with an `AbortError` after `stop`, `dispose` or the signal. A call waits for the one before it. */
  judge: (request: JudgeRequest) => Promise<Report>;
  /** A reference solution's answers; undefined where it has none. As `judge` in all else. */
  answers: (request: AnswerRequest) => Promise<(Json | undefined)[]>;
  /** How a program's time grows with its input, see `measureGrowth`. As `judge` in all else. */
  growth: (request: GrowthOptions) => Promise<Growth | undefined>;
  /** Anything else with the language's runner. As `judge` in all else. */
  use: <T>(signal: AbortSignal, work: (runner: Runner, signal: AbortSignal) => Promise<T>) => Promise<T>;
  /** Milliseconds of the language's calibration program on this machine; undefined when they could not be had. A run that comes meanwhile waits. */
  measure: () => Promise<number | undefined>;
  /** Ends the install or the run in progress at once. */
  stop: () => void;
  dispose: () => void;
}

/** Looks into Cache Storage once; loads the judge on the first `install`, `warm` or `judge`. */
export function createSession(language: Language): JudgeSession {
  return new Session(language);
}

/** A run that was stopped ends at once and a measurement takes a third of a second; the next run waits, but not forever. */
const TURN_LIMIT_MS = 20_000;

const loadInstall = () => import('./install.ts');

class Session implements JudgeSession {
  readonly language: Language;
  readonly #listeners = new Set<() => void>();
  #state: SessionState = { kind: 'absent' };
  #found: Installation | undefined;
  #runner: Promise<Runner> | undefined;
  /** Ends the run in progress when the runtime fails while the run waits for it. */
  #giveUp: ((error: unknown) => void) | undefined;
  #work = new AbortController();
  #measuring: Promise<unknown> = Promise.resolve();
  #turn: Promise<unknown> = Promise.resolve();
  readonly #ended = new AbortController();
  #disposed = false;

  constructor(language: Language) {
    this.language = language;
    void this.#look();
  }

  state = (): SessionState => this.#state;

  found = (): Installation | undefined => this.#found;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(state: SessionState): void {
    if (this.#disposed) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  async #look(): Promise<void> {
    const { id, runtime } = this.language;
    if (!runtime) return;
    const { installation } = await loadInstall();
    const found = await installation(id);
    this.#found = found;
    if (this.#state.kind === 'absent') this.#set({ kind: found.kind === 'current' ? 'idle' : 'absent' });
  }

  install = async (): Promise<void> => {
    const { id, runtime } = this.language;
    if (!runtime || this.#state.kind === 'installing') return;
    this.#work = new AbortController();
    const { signal } = this.#work;
    this.#set({ kind: 'installing', receivedBytes: 0, totalBytes: 0 });
    try {
      const { install } = await loadInstall();
      await install(id, {
        signal,
        onProgress: (receivedBytes, totalBytes) =>
          signal.aborted || this.#set({ kind: 'installing', receivedBytes, totalBytes }),
      });
    } catch (error) {
      if (signal.aborted) this.#set({ kind: 'absent' });
      // What has come stays, and is told.
      await this.#look();
      if (!signal.aborted) this.#set({ kind: 'failed', message: messageOf(error) });
      return;
    }
    this.#set({ kind: 'idle' });
    await this.warm();
  };

  uninstall = async (): Promise<void> => {
    const { id, runtime } = this.language;
    if (!runtime) return;
    this.stop();
    this.#end();
    await (await loadInstall()).remove(id);
    this.#set({ kind: 'absent' });
    await this.#look();
  };

  warm = async (): Promise<void> => {
    const { kind } = this.#state;
    if (kind !== 'idle' && !(kind === 'failed' && this.#found?.kind === 'current')) return;
    this.#set({ kind: 'starting' });
    try {
      await (await this.#start()).warm();
      // A run may have begun meanwhile.
      if (this.state().kind === 'starting') this.#set({ kind: 'ready' });
    } catch (error) {
      this.#fail(error);
    }
  };

  judge = ({ signal, machineFactor, ...request }: JudgeRequest): Promise<Report> => {
    const limits = timeLimits(request.task, this.language, machineFactor);
    return this.#running(signal, async (runner, signal) => {
      const { judge } = await import('../flow.ts');
      return judge({ ...request, ...limits, runner, signal });
    });
  };

  answers = ({ signal, machineFactor, ...request }: AnswerRequest): Promise<(Json | undefined)[]> => {
    const { timeLimitMs } = timeLimits(request.task, this.language, machineFactor);
    return this.#running(signal, async (runner, signal) => {
      const { referenceAnswers } = await import('../reference.ts');
      return referenceAnswers({ ...request, timeLimitMs, runner, signal });
    });
  };

  growth = ({ signal, ...request }: GrowthOptions): Promise<Growth | undefined> =>
    this.#running(signal, async (runner, signal) => {
      const { measureGrowth } = await import('../complexity/measure-growth.ts');
      return measureGrowth({ ...request, runner, signal });
    });

  use = <T>(given: AbortSignal, work: (runner: Runner, signal: AbortSignal) => Promise<T>): Promise<T> =>
    this.#running(given, work);

  measure = async (): Promise<number | undefined> => {
    const signal = this.#ended.signal;
    const measuring = Promise.all([this.#start(), import('../calibration.ts'), this.#turn])
      .then(([runner, { measureMachine }]) => measureMachine(this.language, runner, signal))
      // A runtime that fails says so where it is needed.
      .catch(() => undefined);
    this.#measuring = measuring;
    return measuring;
  };

  /** Does a run's work on the runner, after the one before it and a measurement in progress; the state and Stop follow it. */
  async #running<T>(
    given: AbortSignal | undefined,
    work: (runner: Runner, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    this.#work = new AbortController();
    const signal = given ? AbortSignal.any([given, this.#work.signal]) : this.#work.signal;
    if (this.#disposed) this.stop();
    const before = Promise.all([this.#turn, this.#measuring]);
    const done = Promise.withResolvers<unknown>();
    this.#turn = done.promise;
    try {
      signal.throwIfAborted();
      await within(before, TURN_LIMIT_MS, signal);
      const runner = await this.#start();
      this.#set({ kind: 'running' });
      // Of its own for each run: a promise that lives longer would hold on to every run that waited for it.
      const failure = Promise.withResolvers<never>();
      this.#giveUp = failure.reject;
      return await Promise.race([work(runner, signal), failure.promise]);
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
      throw error;
    } finally {
      if (this.#state.kind === 'running') this.#set({ kind: 'ready' });
      done.resolve(before);
    }
  }

  #start(): Promise<Runner> {
    const { id, runtime } = this.language;
    if (!runtime) return Promise.reject(new Error(`there is no runtime for ${id}`));
    this.#runner ??= runtime.createRunner();
    return this.#runner;
  }

  #fail(error: unknown): void {
    this.#giveUp?.(error);
    this.#end();
    this.#set({ kind: 'failed', message: `The runtime could not start. ${messageOf(error)}` });
  }

  #end(): void {
    this.#runner?.then(
      (runner) => runner.dispose(),
      () => {},
    );
    this.#runner = undefined;
  }

  stop = (): void => this.#work.abort();

  dispose = (): void => {
    this.#disposed = true;
    this.#ended.abort();
    this.stop();
    this.#end();
  };
}
