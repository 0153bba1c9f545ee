import { describe, expect, it } from 'vitest'
import { cropFrameAround, zoomOf } from '../../../renderer/inputs/picture/cropFrame'
import { pictureShape } from '../../../renderer/inputs/picture/pictureShape'

describe('the crop frame', () => {
  it('has the given ratio and the largest size in the picture', () => {
    expect(cropFrameAround({ width: 1600, height: 1600 }, 16 / 9)).toMatchObject({
      width: 100,
      height: 56.25,
      y: 21.875,
    })
    expect(cropFrameAround({ width: 3200, height: 900 }, 16 / 9)).toMatchObject({ width: 50, height: 100, x: 25 })
  })

  it('stays inside the picture when zoomed at its edge', () => {
    const size = { width: 1600, height: 900 }
    const frame = cropFrameAround(size, 16 / 9, 2, { x: 95, y: 2 })
    expect(frame).toMatchObject({ x: 50, y: 0, width: 50, height: 50 })
    expect(zoomOf(frame, size, 16 / 9)).toBeCloseTo(2)
  })
})

describe('the size of a picture field', () => {
  const field = (data: object) => ({ name: 'photo', label: 'Photo', inputType: 'picture', ...data }) as const

  it.each([
    ['600 pixels', {}, 'default', 16 / 9],
    ['200 pixels in half a form', { componentLayout: 'half' }, 'normal', 16 / 9],
    ['200 pixels where the contract says so', { uploadSize: 'normal' }, 'normal', 16 / 9],
    ['a square of 200 pixels', { uploadSize: 'square', componentLayout: 'half' }, 'square', 1],
    ['120 pixels for a small one', { uploadSize: 'small' }, 'small', 16 / 9],
    ['140 pixels for an avatar', { uploadSize: 'avatar' }, 'avatar', 1],
    ['the same whatever the name of the field', { name: 'userAvatarLogo' }, 'default', 16 / 9],
  ])('is %s', (_, data, size, ratio) => expect(pictureShape(field(data))).toMatchObject({ size, ratio }))
})
