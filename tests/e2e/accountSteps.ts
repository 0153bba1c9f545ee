import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { waitForMail } from './outbox'
import { expect } from './page'

export const password = 'un vélo bleu dans la cour'
export const account = '/montclair/compte'

let people = 0
export const newEmail = () => `anne.${process.pid}.${people++}@maison.be`

export type AccountLanguage = 'fr' | 'en'

/** What a visitor does on the pages of accounts of a town, in one language. */
export function accountSteps(page: Page, language: AccountLanguage = 'fr', card = 'montclair') {
  const texts: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(new URL(`../../src/portal/services/account/texts/${language}.json`, import.meta.url), 'utf8'),
  )
  function text(key: string, values: Readonly<Record<string, string>> = {}): string {
    const pattern = texts[key]
    if (pattern === undefined) throw new Error(`There is no text "${key}".`)
    return pattern.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')
  }
  const field = (key: string) => page.getByRole('main').getByLabel(text(key), { exact: true })
  const press = (key: string) =>
    page
      .getByRole('main')
      .getByRole('button', { name: text(key) })
      .click()
  const follow = (key: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name: text(key) })
      .click()

  const inLanguage = (path: string) => (language === 'fr' ? path : `${path}?lang=${language}`)

  async function register(email: string): Promise<void> {
    await page.goto(inLanguage(`/${card}/compte/creer`))
    await field('field.firstName').fill('Anne')
    await field('field.lastName').fill('Collard')
    await field('field.email').fill(email)
    await field('field.password').fill(password)
    await press('registration.submit')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('confirmation.title'))
  }

  /** Posts a form as a page of accounts does, and does not follow where it leads. */
  async function post(path: string, fields: Readonly<Record<string, string>>): Promise<void> {
    const answer = await page.request.post(`/${card}/compte/${path}`, {
      form: { lang: language, ...fields },
      headers: { 'sec-fetch-site': 'same-origin' },
      maxRedirects: 0,
    })
    expect(answer.status(), path).toBe(303)
  }

  return {
    text,
    field,
    press,
    follow,
    register,
    inLanguage,

    /** Opens an account, in which the browser context of the page is signed in then. Shows no page. Resolves to its address. */
    async openAccount(): Promise<string> {
      const email = newEmail()
      const person = { firstName: 'Anne', lastName: 'Collard', email, password }
      await post('creer', { form: 'register', ...person })
      await post('confirmer', { form: 'confirm', email, code: codeIn(await waitForMail(email)), password })
      return email
    },

    /** Signs out without a page. */
    endSession: () => post('deconnexion', {}),

    /** Signs in without a page. */
    signInAs: (email: string) => post('connexion', { form: 'signIn', email, password }),

    signOut: () =>
      page
        .getByRole('banner')
        .getByRole('button', { name: text('signOut') })
        .click(),

    async signIn(email: string, typed = password): Promise<void> {
      await field('field.email').fill(email)
      await field('field.password').fill(typed)
      await press('signIn.submit')
    },
  }
}

/** The six digits of a mail. */
export const codeIn = (mail: string): string => /^\d{6}$/m.exec(mail)?.[0] ?? ''

/** The address in a mail that leads to a page of accounts. */
export const linkIn = (mail: string, path: string): string =>
  /\/montclair\S+/.exec(mail.slice(mail.indexOf(`/montclair/compte/${path}?`)))?.[0] ?? ''
