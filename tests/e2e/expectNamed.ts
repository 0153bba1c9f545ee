import type { Page } from '@playwright/test'
import { namedPaths, otherHosts } from './sheet'

/** Answers for every other host, so that no test leaves this machine. */
async function answerElsewhere(page: Page, type: string, expected: RegExp[]): Promise<void> {
  for (const host of otherHosts(type)) {
    expected.push(new RegExp(`request to another host: https://${host.replaceAll('.', '\\.')}/`))
    await page.route(`https://${host}/**`, (route) =>
      route.request().resourceType() === 'image'
        ? route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="fr"><title>Ailleurs</title>' }),
    )
  }
}

/** The line a browser writes when a path, whatever its query, is not found. */
const notFoundAt = (path: string) =>
  new RegExp(`status of 404 .*\\(\\S+${encodeURI(path).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:\\?\\S*)?\\)`)

/** What the fixtures of a block name may be elsewhere, or nowhere: neither is a fault, and no test leaves this machine. */
export async function expectNamed(page: Page, type: string, expected: RegExp[]): Promise<void> {
  await answerElsewhere(page, type, expected)
  expected.push(...namedPaths(type).map(notFoundAt))
}
