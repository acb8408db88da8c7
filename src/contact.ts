/** Where people reach whoever runs this site. The owner sets their own here, and nowhere else. */
export const CONTACT_EMAIL = 'hello@dryrun.example';
