import { goodAnswers } from '../../helpers/cli/smallBackEnd'
import type { Mistake } from './Mistake'

const { portal, home, menu } = goodAnswers

const configuration = {
  name: 'Petitville',
  portalName: 'petitville',
  cardName: 'petitville',
  theme: 'nordege',
  colors: { primary: '#0f6675' },
  defaultLocale: 'fr',
}
const block = (type: string, data: object) => ({ type, data })
const page = (...components: object[]) => ({ title: 'Petitville', components })
/** A page with a block that is sound and one that is not. */
const beside = (type: string, data: object) => ({
  [home]: page(block('title', { text: 'Bienvenue', level: 2 }), block(type, data)),
})
const button = (label: string, handler: string, data: object) => beside('button', { label, action: { handler, data } })

const deepMenu = (levels: number): object => ({
  uid: `m${levels}`,
  title: `Niveau ${levels}`,
  children: levels > 0 ? [deepMenu(levels - 1)] : [],
})

const good = 'Avis marche'

/** Answers whose content is wrong. */
export const contentMistakes: Readonly<Record<string, Mistake>> = {
  'a wrong type': {
    answers: beside('title', { text: 3 }),
    sees: [200, 'Bienvenue'],
    logs: ['wrong-type @ /data/components/1/data/text'],
    conform: `wrong-type ${home}#/data/components/1/data/text`,
    damage: 'readHome: / is shown without the parts that violate the contract',
  },
  'a required property that is missing': {
    answers: beside('poll', { question: 'Un marché ?', responses: [] }),
    sees: [200, 'Bienvenue'],
    never: /Un marché/,
    logs: ['missing-property @ /data/components/1/data/pollUid'],
    conform: `missing-property ${home}#/data/components/1/data/pollUid`,
  },
  'a misspelt block': {
    answers: beside('tilte', { text: 'Bonjour' }),
    sees: [200, 'Bienvenue'],
    never: /Bonjour/,
    logs: ['unknown-type @ /data/components/1/type'],
    conform: `unknown-type ${home}#/data/components/1/type`,
  },
  'a misspelt property': {
    answers: beside('title', { text: 'Bonjour', levle: 2 }),
    sees: [200, 'Bienvenue', 'Bonjour'],
    logs: ['unknown-property @ /data/components/1/data/levle'],
    conform: `unknown-property ${home}#/data/components/1/data/levle`,
  },
  'a handler that is unknown': {
    answers: button('Les horaires', 'external', { url: 'https://horaires.example' }),
    sees: [200, 'Bienvenue'],
    logs: ['unknown-handler @ /data/components/1/data/action/handler'],
    conform: `unknown-handler ${home}#/data/components/1/data/action/handler`,
  },
  'a portal of another name': {
    answers: { [portal]: { ...configuration, portalName: 'petite-ville' } },
    sees: [503, 'Le site est temporairement inaccessible'],
    logs: ['unknown-name @ /data/portalName'],
    conform: `unknown-name ${portal}#/data/portalName`,
  },
  'an unknown locale': {
    answers: { [portal]: { ...configuration, defaultLocale: 'fr_BE' } },
    sees: [200, good],
    logs: ['wrong-value @ /data/defaultLocale'],
    conform: `wrong-value ${portal}#/data/defaultLocale`,
  },
  'an unknown theme': {
    answers: { [portal]: { ...configuration, theme: 'nordage' } },
    sees: [200, good],
    logs: ['unknown-name @ /data/theme'],
    conform: `unknown-name ${portal}#/data/theme`,
  },
  'a picture where nothing is served': {
    answers: beside('image', { image: { src: '/images/place.jpg', alt: 'La place' } }),
    sees: [200, 'Bienvenue'],
    logs: ['unserved-path @ /data/components/1/data/image/src'],
    conform: `unserved-path ${home}#/data/components/1/data/image/src`,
  },
  'a link in http': {
    answers: button('Les horaires', 'redirect', { url: 'http://horaires.example' }),
    sees: [200, 'Bienvenue'],
    logs: ['unsafe-url @ /data/components/1/data/action/data/url'],
    conform: `unsafe-url ${home}#/data/components/1/data/action/data/url`,
  },
  'a link that runs a script': {
    answers: beside('rich-text', { html: '<p>Voir <a href="javascript:alert(1)">les horaires</a></p>' }),
    sees: [200, 'Bienvenue', 'les horaires'],
    never: /alert/,
    logs: ['changed-html @ /data/components/1/data/html'],
    conform: `changed-html ${home}#/data/components/1/data/html`,
  },
  'a script': {
    answers: beside('rich-text', { html: '<p>Bonjour</p><script>alert(1)</script><img src=x onerror=alert(1)>' }),
    sees: [200, 'Bonjour'],
    never: /alert/,
    logs: ['changed-html @ /data/components/1/data/html'],
    conform: `changed-html ${home}#/data/components/1/data/html`,
  },
  'a link to a page that does not exist': {
    answers: button('Le marché', 'navigation', { path: '/publication/perdu' }),
    url: '/petitville/publication/perdu',
    sees: [404, 'la publication n’existe plus'],
    logs: [],
    conform: `dead-link ${home}#/data/components/1/data/action/data/path`,
    damage: 'readHome: / is shown with links that lead to nothing',
  },
  'a misspelt path': {
    answers: button('Le marché', 'navigation', { path: '/publications/marche' }),
    sees: [200, 'Le marché'],
    logs: [],
    conform: `unknown-path ${home}#/data/components/1/data/action/data/path`,
  },
  'a date without a zone': {
    answers: beside('content-cell', { title: 'Foire', date: '2027-01-01T10:00:00' }),
    sees: [200, 'Bienvenue'],
    logs: ['wrong-format @ /data/components/1/data/date'],
    conform: `unzoned-date ${home}#/data/components/1/data/date`,
  },
  'a menu of thirty levels': {
    answers: { [menu]: [deepMenu(30)] },
    sees: [200, good],
    logs: [],
    conform: `deep-menu ${menu}#/data/0${'/children/0'.repeat(5)}`,
  },
}
