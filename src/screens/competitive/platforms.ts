/** Where contests are held and practiced. */
export const PLATFORMS = [
  {
    name: 'Codeforces',
    url: 'https://codeforces.com/contests',
    text: 'Rated rounds by division, educational rounds, a large archive.',
  },
  {
    name: 'AtCoder',
    url: 'https://atcoder.jp/contests/',
    text: 'Beginner, Regular and Grand contests with careful statements.',
  },
  {
    name: 'LeetCode contests',
    url: 'https://leetcode.com/contest/',
    text: 'Four problems in ninety minutes, close to interviews.',
  },
  {
    name: 'CodeChef',
    url: 'https://www.codechef.com/contests',
    text: 'Starters for every rating division.',
  },
  {
    name: 'HackerRank contests',
    url: 'https://www.hackerrank.com/contests',
    text: 'Community and company contests.',
  },
  {
    name: 'Kattis',
    url: 'https://open.kattis.com/contests',
    text: 'Problems from regional and world finals, judged online.',
  },
  {
    name: 'CSES Problem Set',
    url: 'https://cses.fi/problemset/',
    text: 'A curated set of problems by technique, good for upsolving.',
  },
  {
    name: 'CLIST',
    url: 'https://clist.by/',
    text: 'A calendar of upcoming contests on all platforms.',
  },
];
