import type { Pictures } from '#app/content/picture'
import { PictureArt } from '#app/ui/picture-art'

interface ImagePickerProps {
  /** Of the chosen button, so that a link of the error summary finds it. */
  id: string
  name: string
  /** Such as `image/0f3a…`; anything else chooses none of them. */
  value: string
  /** As in `site.published.pictures`. */
  pictures: Pictures
}

/** A radio button for each uploaded picture, beside the drawings of the same name. */
export function ImagePicker({ id, name, value, pictures }: ImagePickerProps) {
  return Object.entries(pictures).map(([one, picture]) => (
    <label
      key={one}
      className="flex min-w-0 flex-wrap items-center gap-2 rounded-(--r-sm) p-2 text-sm font-normal! has-checked:bg-(--sunken)"
    >
      <input
        id={one === value ? id : undefined}
        type="radio"
        name={name}
        value={one}
        defaultChecked={one === value}
      />
      <ChosenImage picture={picture} />
      <span className="min-w-0 wrap-anywhere">{picture.alt}</span>
    </label>
  ))
}

export function ChosenImage({ picture }: { picture: Pictures[string] }) {
  return (
    <PictureArt
      picture={{ ...picture, alt: '' }}
      className="h-16 w-24 rounded bg-white object-contain"
      sizes="96px"
    />
  )
}
