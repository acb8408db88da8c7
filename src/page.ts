import type { AreaId, IconName } from './areas.ts';

/** A picture next to a shared address: an area's, or one of those of no area. */
export type SharePicture = AreaId | 'home' | 'courses' | 'resumes' | 'lists';

/** Where the sidebar has a page: `place` orders the items of a section. */
interface SidebarPlace {
  section: 'PREPARE' | 'RESOURCES' | 'footer';
  place: number;
  /** The footer has none. */
  icon?: IconName;
  /** Has the SOON badge. */
  soon?: boolean;
  /** A number beside its name: how many reviews are due. */
  badge?: 'due';
  /** Where the addresses of other pages begin at which it is marked as the place one is at. */
  within?: readonly string[];
}

/** What the command palette finds a page by, beside its name. */
interface PageSearch {
  words: string;
  /** In place of the page's name. */
  title?: string;
  /** In place of the page's address, such as one of its tabs. */
  to?: string;
}

/** One page of the product, or one kind of page with an address for each piece of content. */
export interface Page {
  /** Address; a part that begins with `:` stands for any text, as in React Router, and `*` for every other address. */
  path: string;
  /** Of the document, without the product's name; left out where the content gives it. */
  title?: string;
  /** Name in the sidebar and the command palette, where it is not the title. */
  name?: string;
  /** Stands alone, without the application's bars. */
  bare?: boolean;
  /** Absent: the palette does not offer it. Content is offered by its own index. */
  search?: readonly PageSearch[];
  sidebar?: SidebarPlace;
  /** `home` where left out. */
  share?: SharePicture;
  /** The page that search engines are to know in its place. */
  sameAs?: string;
  /** Addresses to prerender, where these are not its own or those of its content. */
  prerender?: readonly string[];
}
