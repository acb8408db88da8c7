import { Component, type ComponentType, lazy, type ReactNode, Suspense, useReducer } from 'react';
import { Button } from './button.tsx';

/** A part's file did not come. What goes wrong inside of a part is not this, and is left to the page. */
class LoadError extends Error {}

interface BoundaryProps {
  failed: ReactNode;
  children: ReactNode;
}

class LoadBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error && !(error instanceof LoadError)) throw error;
    return error ? this.props.failed : this.props.children;
  }
}

interface Places {
  /** Shown while the part is on its way. */
  fallback?: ReactNode;
  /** What stands there when it did not come; `message` says so and offers another try. */
  failed?: (message: ReactNode) => ReactNode;
}

/**
 * A part of a page that is loaded when it is first shown. A lost connection costs that part alone, not the page around it.
 * @param load imports the module whose default export is the part
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const attempt = () =>
    lazy(() =>
      load().catch((cause: unknown) => {
        throw new LoadError('Part of this page couldn’t load.', { cause });
      }),
    );
  // Shared by all places that show it: React keeps how a load ended, and only another try forgets that.
  let Part = attempt();
  return function LazyPart({ fallback, failed = (message) => message, ...props }: Props & Places) {
    const [tries, retry] = useReducer((count: number) => count + 1, 0);
    const message = (
      <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1.5 p-3 text-sm">
        <p>This part couldn’t load. Your work is safe.</p>
        <Button
          size="sm"
          onClick={() => {
            Part = attempt();
            retry();
          }}
        >
          Try again
        </Button>
      </div>
    );
    return (
      <LoadBoundary key={tries} failed={failed(message)}>
        <Suspense fallback={fallback}>
          <Part {...(props as unknown as Props)} />
        </Suspense>
      </LoadBoundary>
    );
  };
}
