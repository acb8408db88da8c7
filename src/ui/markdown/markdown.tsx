import { lexer, type Token, type Tokens } from 'marked';
import type { ReactNode } from 'react';

/** Only what leads to a page or a letter: never `javascript:` and its kin. */
const isSafe = (href: string): boolean => /^(https?:\/\/|mailto:)/i.test(href);

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
/** The lexer escapes some texts for markup; React does that on its own. */
const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (name) => ENTITIES[name] ?? name);

/** @param tokens of one level; their order is all that tells them apart */
const each = (tokens: readonly Token[] | undefined): ReactNode =>
  tokens?.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is read anew as a whole
    <Node key={index} token={token} />
  ));

function List({ list }: { list: Tokens.List }) {
  const Tag = list.ordered ? 'ol' : 'ul';
  return (
    <Tag start={list.ordered && list.start !== '' ? list.start : undefined}>
      {list.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={index}>
          {item.task && (
            <span role="img" aria-label={item.checked ? 'Done' : 'To do'}>
              {item.checked ? '☑ ' : '☐ '}
            </span>
          )}
          {each(item.tokens.filter(({ type }) => type !== 'checkbox'))}
        </li>
      ))}
    </Tag>
  );
}

function Table({ table }: { table: Tokens.Table }) {
  const cells = (row: readonly Tokens.TableCell[], Cell: 'td' | 'th') => (
    <tr>
      {row.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Cell key={index}>{each(cell.tokens)}</Cell>
      ))}
    </tr>
  );
  return (
    <div className="overflow-x-auto">
      <table>
        <thead>{cells(table.header, 'th')}</thead>
        <tbody>{table.rows.map((row) => cells(row, 'td'))}</tbody>
      </table>
    </div>
  );
}

/** One piece of the text. What is not known, markup among it, is shown as it was typed. */
function Node({ token }: { token: Token }): ReactNode {
  const { tokens } = token as Tokens.Generic;
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      // Below the page's own heading no level is left out, whatever was typed.
      return token.depth <= 2 ? (
        <h2>{each(tokens)}</h2>
      ) : (
        <p>
          <strong>{each(tokens)}</strong>
        </p>
      );
    case 'paragraph':
      return <p>{each(tokens)}</p>;
    case 'text':
      return tokens ? each(tokens) : plain(token.text);
    case 'strong':
      return <strong>{each(tokens)}</strong>;
    case 'em':
      return <em>{each(tokens)}</em>;
    case 'del':
      return <del>{each(tokens)}</del>;
    case 'codespan':
      return <code>{plain(token.text)}</code>;
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      );
    case 'blockquote':
      return <blockquote>{each(tokens)}</blockquote>;
    case 'list':
      return <List list={token as Tokens.List} />;
    case 'table':
      return <Table table={token as Tokens.Table} />;
    case 'br':
      return <br />;
    case 'hr':
      return <hr />;
    case 'escape':
      return plain(token.text);
    case 'link':
      return isSafe(token.href) ? (
        <a href={token.href} rel="noopener noreferrer" target="_blank">
          {each(tokens)}
        </a>
      ) : (
        token.raw
      );
    default:
      return token.raw;
  }
}

/** A user's Markdown as elements: no text of a user ever becomes markup. */
export default function Markdown({ text }: { text: string }) {
  return <div className="prose break-words">{each(lexer(text))}</div>;
}
