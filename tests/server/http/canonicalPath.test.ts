import { expect, it } from 'vitest'
import { isCanonicalPath } from '../../../src/server/http/canonicalPath'

it.each([
  '/',
  '/montclair',
  '/montclair/',
  '/montclair/contenu/caf%C3%A9',
  '/montclair/contenu/caf%c3%a9',
  '/core-service/api/v2/web/portal/montclair/home-menu',
  '/resize/20x20/place-du-marche.svg',
  '/core-content-service/api/v1/web/portal/montclair/finder/contenu%2Fenergie',
  '/montclair/contenu/a...b',
  '/montclair/contenu/...',
  '/montclair/contenu/100%25',
  '/montclair/contenu/l%27eau%20(douce),%20c%3D1+1:@!*$~',
])('takes %s as it is', (path) => expect(isCanonicalPath(path)).toBe(true))

it.each([
  ['dot segments', ['/a/../b', '/a/./b', '/a/..', '/..', '/.']],
  ['encoded dots', ['/a/%2e%2e/b', '/a/.%2E/b', '/a/%2e/b', '/a%2eb']],
  ['encoded slashes beside dots or nothing', ['/a/..%2fb', '/a/b%2f..%2fc', '/a/%2Fb', '/a/b%2f', '/a/b%2F%2Fc']],
  ['backslashes', ['/a\\..\\b', '/a/..\\b', '/a%5cb', '/a/..%5Cb']],
  ['double encoding', ['/a/%252e%252e/b', '/a%252fb', '/a%25%32%66b', '/a/%25252e/b']],
  ['parameters of segments', ['/a;x=1/b', '/a/..;/b', '/a/..;x/b', '/a/b;', '/a/..%3b/b', '/a/;/b']],
  ['empty segments', ['//a', '/a//b', '/a//', '//']],
  ['needless encoding', ['/vot%65', '/core%2Dservice/x', '/%61', '/a%7Eb', '/a%5Fb', '/a%31']],
  ['what is no UTF-8', ['/a/%c0%ae%c0%ae/b', '/a%', '/a%2', '/a%zz', '/a%u002e', '/%ff']],
  ['signs that become dots or slashes', ['/a/%EF%BC%8E%EF%BC%8E/b', '/a/%E2%80%A5/b', '/a/..%EF%BC%8Fb']],
  ['what a URL parser encodes', ['/a b', '/a"b', '/a<b>', '/a`b', '/a{b}', '/a^b', '/é', '/a#b', '/a\tb']],
  ['no path', ['', '*', 'a/b', 'http://other.example/a', '?a=1']],
])('refuses %s', (_, paths) => {
  for (const path of paths) expect(isCanonicalPath(path), path).toBe(false)
})
