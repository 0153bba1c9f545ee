import { goodAnswers, type SmallAnswer } from '../../helpers/cli/smallBackEnd'
import type { Mistake } from './Mistake'

const { portal, home, menu, footer, news, article, picture } = goodAnswers

const sends =
  (status: number, type: string, body: string | Buffer = '{ "data": { "components": [] } }'): SmallAnswer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body)
  }
const json = (body: string): SmallAnswer => sends(200, 'application/json', body)
const oops = sends(500, 'text/plain', 'Oops')
const silent: SmallAnswer = () => {}

const away = 'Le site est temporairement inaccessible'
const notYours = 'Votre connexion n’est pas en cause'
const good = 'Avis marche'

/** Answers that do not arrive as answers. */
export const transportMistakes: Readonly<Record<string, Mistake>> = {
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
  'a picture of 60 MB': {
    answers: { [picture]: sends(200, 'image/jpeg', Buffer.alloc(60e6)) },
    url: '/resize/800x600/place.svg',
    sees: [503],
    logs: ['too-large @ {file}'],
    conform: `dead-link ${home}#/data/components/0/data/image/src`,
    damage: 'readHome: / is shown with links that lead to nothing',
  },
}
