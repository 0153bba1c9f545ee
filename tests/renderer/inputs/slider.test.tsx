import { describe, expect, it } from 'vitest'
import { initialSpan, moveHigh, moveLow } from '../../../renderer/inputs/slider/rangeSpan'
import { nearestOf, scaleOf } from '../../../schemas/inputs/rangeValue'
import { fill } from '../../helpers/renderer/fill'
import { find, text } from '../../helpers/renderer/renderBlocks'
import { renderInput } from '../../helpers/renderer/renderInput'

const handles = (page: Element) => [...page.querySelectorAll<HTMLInputElement>('input[type=range]')]

describe('a slider', () => {
  it('runs from 1 to 100 by default', async () => {
    const { page, value } = await renderInput('slider')
    expect(handles(page)[0]).toMatchObject({ min: '1', max: '100', step: '1', value: '1' })
    expect(value()).toBe(1)
  })

  it('never starts below 1', async () => {
    const { page } = await renderInput('slider', { min: -20, max: 5 })
    expect(handles(page)[0]).toMatchObject({ min: '1', max: '5' })
  })

  it('shows and announces its value with its unit', async () => {
    const { page, value } = await renderInput('slider', { max: 25, unit: 'km', value: 5 })
    await fill(find(page, 'input'), '12')
    expect(value()).toBe(12)
    expect(text(find(page, 'output'))).toBe('12 km')
    expect(find(page, 'input').getAttribute('aria-valuetext')).toBe('12 km')
  })

  it('has the label of its field', async () => {
    const { page } = await renderInput('slider')
    expect(find(page, 'label').getAttribute('for')).toBe(find(page, 'input').id)
  })

  it('starts at the step nearest to its value', () => {
    expect(nearestOf(scaleOf({ name: 'a', label: 'a', inputType: 'slider', min: 1, max: 3, step: 0.1 }), 1.234)).toBe(
      1.2,
    )
    expect(nearestOf({ min: 1, max: 10, step: 4 }, 10)).toBe(9)
    expect(nearestOf({ min: 1, max: 10, step: 0 }, 2.71)).toBe(2.71)
  })
})

describe('a range', () => {
  it('holds both ends of its scale by default', async () => {
    const { page, value } = await renderInput('range', { min: 5, max: 60 })
    expect(value()).toEqual([5, 60])
    expect(handles(page).map((handle) => handle.getAttribute('aria-label'))).toEqual(['Minimum', 'Maximum'])
    expect(handles(page).map((handle) => handle.name)).toEqual(['champ[]', 'champ[]'])
  })

  it('keeps at least 10 between its handles', async () => {
    const { page, value } = await renderInput('range', { max: 99, value: [18, 65] })
    await fill(find(page, '[aria-label=Minimum]'), '64')
    expect(value()).toEqual([55, 65])
    await fill(find(page, '[aria-label=Maximum]'), '3')
    expect(value()).toEqual([55, 65])
    await fill(find(page, '[aria-label=Maximum]'), '80')
    expect(value()).toEqual([55, 80])
  })

  it('keeps at least 10 between them with any step', () => {
    const scale = { min: 1, max: 50, step: 4 }
    expect(moveLow(scale, 50, [1, 21])).toEqual([9, 21])
    expect(moveHigh(scale, 1, [9, 49])).toEqual([9, 21])
  })

  it('on a scale shorter than 10 is the whole scale', async () => {
    const { value, check, error } = await renderInput('range', { min: 1, max: 6 })
    expect(value()).toEqual([1, 6])
    await check()
    expect(error()).toBeUndefined()
  })

  it('accepts any value without throwing', () => {
    const scale = { min: 1, max: 100, step: 1 }
    expect(initialSpan(scale, [70, 20])).toEqual([20, 70])
    expect(initialSpan(scale, [40, 42])).toEqual([40, 50])
    expect(initialSpan(scale, [99, 100])).toEqual([90, 100])
    expect(initialSpan(scale, ['a', null])).toEqual([1, 100])
    expect(initialSpan(scale, [-5, 1e9])).toEqual([1, 100])
  })

  it('announces both ends with their unit', async () => {
    const { page } = await renderInput('range', { max: 99, value: [18, 65], unit: 'ans' })
    expect(text(find(page, 'output'))).toBe('De 18 ans à 65 ans')
    expect(handles(page).map((handle) => handle.getAttribute('aria-valuetext'))).toEqual(['18 ans', '65 ans'])
  })
})
