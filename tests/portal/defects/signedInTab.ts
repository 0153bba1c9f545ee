import { randomUUID } from 'node:crypto'
import { addAccount, person } from '../../helpers/server/accounts'
import { PlainTab } from '../PlainTab'
import type { Portal } from '../plainVisitor'

/** A tab of a visitor who has signed in to a town, with an account of their own. */
export async function signedInTab(portal: Portal, town: string): Promise<PlainTab> {
  const email = `${randomUUID()}@maison.be`
  await addAccount(portal.db, email)
  const tab = new PlainTab(portal.app)
  await tab.goto(`/${town}/compte/connexion`)
  tab.main.fill('Adresse e-mail', email)
  tab.main.fill('Mot de passe', person.password)
  await tab.press('Se connecter')
  return tab
}
