import { EMPTY, type Pipeline } from './model.ts';

interface Step {
  readonly pipeline: Pipeline;
  readonly next: Step | null;
}

/** A pipeline and the way it came about, without limit. */
export interface PipelineState {
  readonly pipeline: Pipeline;
  readonly past: Step | null;
  readonly future: Step | null;
  /** Changes that follow each other under the same name are one step. */
  readonly merging: string | null;
}

export const pipelineState = (pipeline: Pipeline = EMPTY): PipelineState => ({
  pipeline,
  past: null,
  future: null,
  merging: null,
});

/** The state with another pipeline, as a step that can be undone. */
export function change(state: PipelineState, pipeline: Pipeline, merge: string | null = null): PipelineState {
  if (pipeline === state.pipeline) return state;
  const merged = merge !== null && merge === state.merging && state.past;
  const past = merged ? state.past : { pipeline: state.pipeline, next: state.past };
  return { pipeline, past, future: null, merging: merge };
}

export function undo(state: PipelineState): PipelineState {
  const { past, future, pipeline } = state;
  if (!past) return state;
  return { pipeline: past.pipeline, past: past.next, future: { pipeline, next: future }, merging: null };
}

export function redo(state: PipelineState): PipelineState {
  const { past, future, pipeline } = state;
  if (!future) return state;
  return { pipeline: future.pipeline, past: { pipeline, next: past }, future: future.next, merging: null };
}
