import { CopyButton } from '#ui/copy-button.tsx';

/** The assembled prompt, to read and to copy. */
export function PromptPanel({ prompt }: { prompt: string }) {
  return (
    <section aria-labelledby="prompt">
      <div className="flex items-center justify-between gap-3">
        <h2 id="prompt" className="text-lg font-semibold">
          Assembled prompt
        </h2>
        <CopyButton label="Copy prompt" text={() => prompt} />
      </div>
      <p className="mt-0.5 text-sm text-muted">
        {prompt.length.toLocaleString('en')} characters: everything a language model would see.
      </p>
      <section
        aria-label="Prompt text"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by keyboard
        tabIndex={0}
        className="mt-2.5 max-h-96 overflow-y-auto rounded-lg border bg-surface p-4"
      >
        <pre className="font-mono text-sm leading-relaxed break-words whitespace-pre-wrap">{prompt}</pre>
      </section>
    </section>
  );
}
