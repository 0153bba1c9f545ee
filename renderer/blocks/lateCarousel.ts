import carousel from '../../schemas/generated/blocks/carousel.js'
import { here, type Loaders } from '../engine/registry'
import { Carousel } from './carousel/Carousel'

export const lateCarousel = { carousel: here(Carousel, carousel) } satisfies Loaders
