import { AREAS, type IconName } from '#areas.ts';
import type { Page } from '#page.ts';
import { PAGE_LIST } from '#pages.ts';

export interface NavigationItem {
  label: string;
  /** Absent in the footer. */
  icon?: IconName;
  /** Absent for an announced page that does not exist yet. */
  to?: string;
  /** Where the addresses of pages that belong to it begin, apart from `to`. */
  within?: readonly string[];
  soon?: boolean;
  badge?: 'due';
}

type Sidebar = NonNullable<Page['sidebar']>;
interface Placed extends NavigationItem, Pick<Sidebar, 'section' | 'place'> {}

const pages: Placed[] = PAGE_LIST.flatMap(({ path, title = '', name = title, sidebar }) =>
  sidebar
    ? [
        {
          ...sidebar,
          label: name,
          to: path,
          within: [
            ...(sidebar.within ?? []),
            ...AREAS.filter((area) => area.path === path).map((area) => area.question('')),
          ],
        },
      ]
    : [],
);

/** Announced without a page. */
const nightMode: Placed = { label: 'Night Mode', section: 'RESOURCES', place: 2, icon: 'moon', soon: true };

const itemsOf = (section: Sidebar['section']): NavigationItem[] =>
  [...pages, nightMode].filter((item) => item.section === section).sort((a, b) => a.place - b.place);

/** The sidebar's sections, as the specification lists them. */
export const navigation = (['PREPARE', 'RESOURCES'] as const).map((title) => ({
  title,
  items: itemsOf(title),
}));

export const footerLinks = itemsOf('footer');
