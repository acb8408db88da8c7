import { expect, it } from 'vitest';
import { HEADINGS, languageOf } from './language.ts';
import { kindOfHeading } from './read/headings.ts';

it.each([
  ['Built an API', 'en'],
  ['Проект на Python', 'ru'],
  ['Μηχανικός', 'el'],
  ['製品の開発を担当', 'ja'],
  ['提升了性能', 'zh-Hans'],
  ['提升了效能與資料', 'zh-Hant'],
  ['개발자', 'ko'],
  ['', 'en'],
  ['Розробка сервісів і їх підтримка', 'uk'],
  ['Разработка сервисов и их поддержка', 'ru'],
  ['Berufserfahrung', 'de'],
  ['Leitung eines Teams von fünf Personen und Aufbau der Abteilung für Daten', 'de'],
  ['Gestion d’une équipe de cinq personnes et mise en place des outils pour les ventes', 'fr'],
  ['Dirección de un equipo de cinco personas y desarrollo de los servicios para clientes', 'es'],
  ['Gestão de uma equipa de cinco pessoas e desenvolvimento dos serviços para clientes', 'pt'],
  ['Gestione di una squadra di cinque persone e sviluppo dei servizi per i clienti', 'it'],
  ['Leiding over een team van vijf mensen en ontwikkeling van de diensten voor klanten', 'nl'],
  ['Ledning av ett team på fem personer och utveckling av tjänster för kunder', 'sv'],
  ['Ledelse af et team på fem personer og udvikling af tjenester til kunder', 'da'],
  ['Ledelse av et team på fem personer og utvikling av tjenester til kunder, å forbedre', 'nb'],
  ['Kierowanie zespołem oraz rozwój usług dla klientów w banku', 'pl'],
  ['Led a team of five and built the services for customers in São Paulo, Brazil', 'en'],
  ['Work Experience · Software Engineer, Société Générale, La Défense · Skills', 'en'],
])('%s is %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

it('has headings that the reader knows in every language', () => {
  for (const { summary, contact } of Object.values(HEADINGS)) {
    expect(kindOfHeading(summary), summary).toBe('summary');
    expect(kindOfHeading(contact.toUpperCase()), contact).toBe('contact');
  }
});
