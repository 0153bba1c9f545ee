import type { Locator, Page } from '@playwright/test'
import { tabTo } from './tabTo'

/** The ways to use a page: with a pointer, or with the keyboard alone. */
export type Hands = {
  press(target: Locator): Promise<void>
  follow(link: Locator): Promise<void>
  type(field: Locator, text: string): Promise<void>
  /** Chooses the second option of a list. */
  pick(list: Locator): Promise<void>
  /** Chooses the first suggestion of a combo box. */
  choose(field: Locator, typed: string): Promise<void>
  /** Presses a key at a control, such as End at a slider. */
  key(control: Locator, key: string): Promise<void>
}

/** The first suggestion for the whole text; those for a part of it may be there before. */
const suggestionOf = (page: Page, typed: string): Locator => page.getByRole('option').filter({ hasText: typed }).first()

export const pointer = (page: Page): Hands => ({
  press: (target) => target.click(),
  follow: (link) => link.click(),
  type: (field, text) => field.fill(text),
  async pick(list) {
    await list.selectOption({ index: 1 })
  },
  async choose(field, typed) {
    await field.fill(typed)
    await suggestionOf(page, typed).click()
  },
  key: (control, key) => control.press(key),
})

/** Nothing is focused but by Tab, and nothing pressed but keys. */
export function keyboard(page: Page): Hands {
  const key = async (control: Locator, name: string) => {
    await control.waitFor()
    await tabTo(page, control)
    await page.keyboard.press(name)
  }
  const type = async (field: Locator, text: string) => {
    await field.waitFor()
    await tabTo(page, field)
    await page.keyboard.type(text)
  }
  return {
    key,
    type,
    press: (target) => key(target, 'Space'),
    follow: (link) => key(link, 'Enter'),
    pick: (list) => key(list, 'ArrowDown'),
    async choose(field, typed) {
      await type(field, typed)
      await suggestionOf(page, typed).waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    },
  }
}
