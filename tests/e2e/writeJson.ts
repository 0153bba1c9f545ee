import type { Locator } from '@playwright/test'

/** Pastes a text over that of an editor. A key for each character would complete brackets. */
export async function writeJson(editor: Locator, text: string): Promise<void> {
  await editor.press('Control+a')
  await editor.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}
