import type { Styles } from '@react-pdf/renderer';
import { Image, Link, Text, View } from '@react-pdf/renderer';
import type { Contact, Outline } from '#resume/outline.ts';
import { leftToRight } from '../mirrored.ts';
import type { Marks, PdfStyles } from '../pdf-styles.ts';
import { ContactIcon } from './contact-icon.tsx';

type Style = Styles[string];

function ContactText({ text, href, styles }: Contact & { styles: PdfStyles }) {
  if (!href) return text;
  return (
    <Link src={href} style={styles.contactLink}>
      {text}
    </Link>
  );
}

interface ContactsProps {
  contacts: Contact[];
  styles: PdfStyles;
  icons: Marks['icons'];
}

const contactTag = ({ text }: Contact): string[] => [`LI ${text}`, 'LBody'];

/** Contacts in a row that breaks only between two of them. */
function ContactRow({ contacts, styles, icons }: ContactsProps) {
  return (
    <View style={styles.contacts} data-tag={['L contacts']}>
      {contacts.map((contact) => {
        const text = (
          <Text key={contact.text} style={styles.contact} data-tag={contactTag(contact)}>
            <ContactText {...contact} styles={styles} />
          </Text>
        );
        return icons ? (
          <View key={contact.text} style={styles.contactWithIcon}>
            <ContactIcon kind={contact.kind} {...icons} />
            {text}
          </View>
        ) : (
          text
        );
      })}
    </View>
  );
}

interface ContactListProps extends Omit<ContactsProps, 'contacts'> {
  outline: Pick<Outline, 'contacts' | 'headings'>;
}

/** Contacts below each other, under a heading of their own. */
export function ContactList({ outline: { contacts, headings }, styles, icons }: ContactListProps) {
  return (
    <View wrap={false} data-tag={['Sect contacts']}>
      <Text style={styles.heading} data-tag={['H2']}>
        {headings.contact}
      </Text>
      {contacts.map((contact) => (
        <View
          key={contact.text}
          style={icons ? [styles.contactWithIcon, styles.firstLine] : {}}
          data-tag={['L contacts']}
        >
          {icons && (
            <View style={styles.icon}>
              <ContactIcon kind={contact.kind} {...icons} />
            </View>
          )}
          <Text
            style={icons ? [styles.sideContact, styles.besideIcon] : styles.sideContact}
            data-tag={contactTag(contact)}
          >
            <ContactText {...contact} styles={styles} />
          </Text>
        </View>
      ))}
    </View>
  );
}

interface PhotoProps {
  outline: Pick<Outline, 'firstName' | 'lastName' | 'photo'>;
  style: Style;
}

/** The photo of a resume that has one. */
export function Photo({ outline: { photo, firstName, lastName }, style }: PhotoProps) {
  if (!photo) return null;
  const radius = photo.shape === 'round' ? Number(style.width) / 2 : 3;
  return (
    <Image
      src={photo.image}
      style={{ ...style, borderRadius: radius }}
      data-tag={['Figure']}
      data-alt={`Photo of ${`${firstName} ${lastName}`.trim() || 'the applicant'}`}
    />
  );
}

interface HeaderProps {
  outline: Pick<Outline, 'firstName' | 'lastName' | 'headline' | 'contacts' | 'photo'>;
  styles: PdfStyles;
  /** Whether the contacts and the photo stand in it. */
  contacts: boolean;
  icons: Marks['icons'];
}

/** Name, headline and contacts, with the photo where the contacts are. */
export function Header({ outline, styles, contacts, icons }: HeaderProps) {
  const { firstName, lastName, headline } = outline;
  const row = contacts && outline.contacts.length > 0;
  const photo = contacts && outline.photo !== undefined;
  if (!firstName && !lastName && !headline && !row && !photo) return null;
  const text = (
    <>
      {(firstName || lastName) && (
        <Text style={leftToRight(styles.name, firstName + lastName)} data-tag={['H1']}>
          {firstName}
          {firstName && lastName && ' '}
          <Text style={styles.bold}>{lastName}</Text>
        </Text>
      )}
      {headline && <Text style={leftToRight(styles.headline, headline)}>{headline}</Text>}
      {row && <ContactRow contacts={outline.contacts} styles={styles} icons={icons} />}
    </>
  );
  if (!photo) return <View style={styles.header}>{text}</View>;
  const picture = <Photo outline={outline} style={styles.photo} />;
  return (
    <View style={styles.header}>
      <View style={styles.headerRow}>
        {styles.headerRow.flexDirection === 'column' && picture}
        <View style={styles.headerText}>{text}</View>
        {styles.headerRow.flexDirection !== 'column' && picture}
      </View>
    </View>
  );
}
