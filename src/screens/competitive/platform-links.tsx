import { ArrowUpRight } from 'lucide-react';
import { PLATFORMS } from './platforms.ts';

export function PlatformLinks() {
  return (
    <section aria-labelledby="platforms">
      <h2 id="platforms" className="text-lg font-semibold">
        Platforms
      </h2>
      <ul className="mt-3 grid gap-x-6 rounded-lg border bg-surface px-4 py-1.5 sm:grid-cols-2">
        {PLATFORMS.map((platform) => (
          <li key={platform.name} className="py-2">
            <a
              href={platform.url}
              target="_blank"
              rel="noopener noreferrer"
              className="group inline-flex items-center gap-1 font-medium hover:text-accent"
            >
              {platform.name}
              <ArrowUpRight size={14} className="text-muted group-hover:text-accent" aria-hidden />
              <span className="sr-only">(opens in a new tab)</span>
            </a>
            <p className="text-sm text-muted">{platform.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
