import { Html } from '#ui/html.tsx';

/** Short texts of the bundled dataset, a line each. */
export function HtmlList({ items }: { items: readonly string[] }) {
  return (
    <ul className="prose list-disc space-y-1 pl-5 text-sm marker:text-muted">
      {items.map((item) => (
        <li key={item}>
          <Html as="span" html={item} />
        </li>
      ))}
    </ul>
  );
}
