import { goodAnswers, type SmallAnswer } from '../../helpers/cli/smallBackEnd'

/** A mistake of a back end, and how visitors, the operator and the developer learn of it. */
export type Mistake = {
  /** The answers in place of the good ones, by path. */
  answers: Record<string, SmallAnswer>
  /** The page that is opened. */
  url?: string
  /** What a visitor sees: the status, and texts of the page. */
  sees: [status: number, ...texts: string[]]
  /** What a visitor must not see. */
  never?: RegExp
  /** The warnings of the log: `cause or status @ end of the call`, or `code @ pointer`. */
  logs: string[]
  /** A finding of `conform`: `code path#pointer`. */
  conform: string
  /** What `conform` says of the damage. */
  damage?: string
}

const { portal, home, menu, footer, news, article, picture } = goodAnswers

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

const sends =
  (status: number, type: string, body: string | Buffer = '{ "data": { "components": [] } }'): SmallAnswer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body)
  }
const json = (body: string): SmallAnswer => sends(200, 'application/json', body)
const oops = sends(500, 'text/plain', 'Oops')
const silent: SmallAnswer = () => {}
const deepMenu = (levels: number): object => ({
  uid: `m${levels}`,
  title: `Niveau ${levels}`,
  children: levels > 0 ? [deepMenu(levels - 1)] : [],
})

const away = 'Le site est temporairement inaccessible'
const notYours = 'Votre connexion n’est pas en cause'
const good = 'Avis marche'

export const mistakes: Readonly<Record<string, Mistake>> = {
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
  'the type text/plain': {
    answers: { [home]: sends(200, 'text/plain') },
    sees: [503, away, notYours],
    logs: ['media-type @ home'],
    conform: `wrong-media-type ${home}#`,
    damage: 'readHome: / cannot be shown',
  },
  'a redirect': {
    answers: { [home]: (_request, response) => response.writeHead(302, { location: '/elsewhere' }).end() },
    sees: [503, away, notYours],
    logs: ['redirect @ home'],
    conform: `redirected-answer ${home}#`,
  },
  'cut JSON': {
    answers: { [home]: json('{"data":{"comp') },
    sees: [503, away, notYours],
    logs: ['cut-json @ home'],
    conform: `not-json ${home}#`,
  },
  NaN: {
    answers: { [home]: json('{"data":{"components":[], "n": NaN}}') },
    sees: [503, away, notYours],
    logs: ['not-json @ home'],
    conform: `not-json ${home}#`,
  },
  'no data': {
    answers: { [home]: json('{}') },
    sees: [503, away, notYours],
    logs: ['wrong-type @ /data'],
    conform: `missing-property ${home}#/data`,
  },
  'an answer of 9 MB': {
    answers: { [home]: json(JSON.stringify({ data: 'x'.repeat(9e6) })) },
    sees: [503, away],
    logs: ['too-large @ home'],
    conform: `too-large ${home}#`,
  },
  'a connection that is cut': {
    answers: { [home]: (request) => request.socket.destroy() },
    sees: [503, away, notYours],
    logs: ['connection-lost @ home'],
    conform: `failed-call ${home}#`,
  },
  '500 for the configuration': {
    answers: { [portal]: oops },
    sees: [200, good],
    never: /Portail communal|Oops/,
    logs: ['500 @ petitville'],
    conform: `failed-call ${portal}#`,
    damage: 'readPortal: no page of the portal can be shown',
  },
  '500 for the home': {
    answers: { [home]: oops },
    sees: [503, away],
    never: /Oops/,
    logs: ['500 @ home'],
    conform: `failed-call ${home}#`,
    damage: 'readHome: / cannot be shown',
  },
  '500 for the menu': {
    answers: { [menu]: oops },
    sees: [200, good],
    never: /Vivre ici|Oops/,
    logs: ['500 @ root'],
    conform: `failed-call ${menu}#`,
    damage: 'readMenu: every page stands without its part of header or footer',
  },
  '500 for the footer': {
    answers: { [footer]: oops },
    sees: [200, good],
    logs: ['500 @ footer'],
    conform: `failed-call ${footer}#`,
  },
  '500 for the news': {
    answers: { [news]: oops },
    url: '/petitville/publication',
    sees: [503, 'Cette page n’a pas pu être affichée'],
    logs: ['500 @ publications'],
    conform: `failed-call ${news}#`,
  },
  'nine seconds for the configuration': {
    answers: { [portal]: silent },
    sees: [503, away],
    logs: ['timeout @ petitville'],
    conform: `slow-answer ${portal}#`,
  },
  'nine seconds for the home': {
    answers: { [home]: silent },
    sees: [503, away, notYours],
    logs: ['timeout @ home'],
    conform: `slow-answer ${home}#`,
  },
  'nine seconds for the menu': {
    answers: { [menu]: silent },
    sees: [200, good],
    logs: ['timeout @ root'],
    conform: `slow-answer ${menu}#`,
  },
  'nine seconds for a notice': {
    answers: { [article]: silent },
    url: '/petitville/publication/marche',
    sees: [503, 'Cette page n’a pas pu être affichée', notYours],
    logs: ['timeout @ marche'],
    conform: `slow-answer ${article}#`,
  },
  'a configuration of null': {
    answers: { [portal]: json('{"data":null}') },
    sees: [200, good],
    never: /Portail communal/,
    logs: ['missing-property @ /data/name'],
    conform: `wrong-type ${portal}#/data`,
  },
  'a portal of another name': {
    answers: { [portal]: { ...configuration, portalName: 'petite-ville' } },
    sees: [503, away],
    logs: [],
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
    logs: [],
    conform: `unknown-name ${portal}#/data/theme`,
  },
  'a picture of 60 MB': {
    answers: { [picture]: sends(200, 'image/jpeg', Buffer.alloc(60e6)) },
    url: '/resize/800x600/place.svg',
    sees: [503],
    logs: ['too-large @ {file}'],
    conform: `dead-link ${home}#/data/components/0/data/image/src`,
    damage: 'readHome: / is shown with links that lead to nothing',
  },
  'a picture where nothing is served': {
    answers: beside('image', { image: { src: '/images/place.jpg', alt: 'La place' } }),
    sees: [200, 'Bienvenue'],
    logs: [],
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
    logs: [],
    conform: `changed-html ${home}#/data/components/1/data/html`,
  },
  'a script': {
    answers: beside('rich-text', { html: '<p>Bonjour</p><script>alert(1)</script><img src=x onerror=alert(1)>' }),
    sees: [200, 'Bonjour'],
    never: /alert/,
    logs: [],
    conform: `changed-html ${home}#/data/components/1/data/html`,
  },
  'a link to a page that does not exist': {
    answers: button('Le marché', 'navigation', { path: '/publication/perdu' }),
    url: '/petitville/publication/perdu',
    sees: [404, "la publication n'existe plus"],
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
