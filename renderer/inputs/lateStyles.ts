/**
 * Styles of the controls that are fetched when a form has one: they come with any form, because a page drawn by a
 * server has the controls before their scripts.
 */
import './address/AddressControl.module.css'
import './address/AddressParts.module.css'
import './address/AddressSearch.module.css'
import './file/FileControl.module.css'
import './file/FileLine.module.css'
import './file/FileZone.module.css'
import './file/Refusals.module.css'
import './file/ReplaceButton.module.css'
import './index-input/IndexControl.module.css'
import './multi-file/MultiFileControl.module.css'
import './picture/CropZoom.module.css'
import './picture/Cropper.module.css'
import './picture/PictureControl.module.css'
import './picture/Preview.module.css'
import './rating/RatingControl.module.css'
import './slider/slider.module.css'
