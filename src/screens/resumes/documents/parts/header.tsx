import { Link, Text, View } from '@react-pdf/renderer';
import type { Contact, Outline } from '#resume/outline.ts';
import { leftToRight } from '../mirrored.ts';
import type { PdfStyles } from '../pdf-styles.ts';

function ContactText({ text, href, styles }: Contact & { styles: PdfStyles }) {
  if (!href) return text;
  return (
    <Link src={href} style={styles.contactLink}>
      {text}
    </Link>
  );
}

/** Contacts in a row that breaks only between two of them. */
function ContactRow({ contacts, styles }: { contacts: Contact[]; styles: PdfStyles }) {
  return (
    <View style={styles.contacts} data-tag={['L contacts']}>
      {contacts.map((contact) => (
        <Text key={contact.text} style={styles.contact} data-tag={[`LI ${contact.text}`, 'LBody']}>
          <ContactText {...contact} styles={styles} />
        </Text>
      ))}
    </View>
  );
}

/** Contacts below each other, under a heading of their own. */
export function ContactList({ contacts, styles }: { contacts: Contact[]; styles: PdfStyles }) {
  return (
    <View wrap={false} data-tag={['Sect contacts']}>
      <Text style={styles.heading} data-tag={['H2']}>
        Contact
      </Text>
      {contacts.map((contact) => (
        <Text key={contact.text} style={styles.sideContact} data-tag={['L', `LI ${contact.text}`, 'LBody']}>
          <ContactText {...contact} styles={styles} />
        </Text>
      ))}
    </View>
  );
}

interface HeaderProps {
  outline: Pick<Outline, 'firstName' | 'lastName' | 'headline' | 'contacts'>;
  styles: PdfStyles;
  /** Whether the contacts stand in it. */
  contacts: boolean;
}

/** Name, headline and contacts. */
export function Header({ outline, styles, contacts }: HeaderProps) {
  const { firstName, lastName, headline } = outline;
  const row = contacts && outline.contacts.length > 0;
  if (!firstName && !lastName && !headline && !row) return null;
  return (
    <View style={styles.header}>
      {(firstName || lastName) && (
        <Text style={leftToRight(styles.name, firstName + lastName)} data-tag={['H1']}>
          {firstName}
          {firstName && lastName && ' '}
          <Text style={styles.bold}>{lastName}</Text>
        </Text>
      )}
      {headline && <Text style={leftToRight(styles.headline, headline)}>{headline}</Text>}
      {row && <ContactRow contacts={outline.contacts} styles={styles} />}
    </View>
  );
}
