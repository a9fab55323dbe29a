// Photos, a picture, a place or a colour, each by its name in the form around it.
import { type FieldValues, useController, useFormContext } from "react-hook-form";
import { ColorField } from "./color-field";
import { CoordinatesField } from "./coordinates-field";
import { type FormFieldProps, useFieldError } from "./form-fields";
import { PhotosField, PictureField } from "./photo-field";
import type { Upload } from "./use-uploads";

function useNamed<V extends FieldValues>({ name }: Pick<FormFieldProps<V>, "name">) {
  const { control } = useFormContext<V>();
  const { field } = useController({ name, control });
  return { ...field, error: useFieldError(name) };
}

export function FormCoordinates<V extends FieldValues>(props: FormFieldProps<V>) {
  const { ref, value, onChange, onBlur, error } = useNamed(props);
  return <CoordinatesField {...props} {...{ ref, value, onChange, onBlur, error }} />;
}

export function FormColor<V extends FieldValues>({ hint: _, ...props }: FormFieldProps<V>) {
  const { ref, value, onChange, onBlur, error } = useNamed(props);
  return <ColorField {...props} {...{ ref, value, onChange, onBlur, error }} />;
}

interface MediaProps<V extends FieldValues> extends Omit<FormFieldProps<V>, "hint"> {
  hint?: string;
  upload: Upload;
  /** While a file is on its way: then the form cannot be saved. */
  onBusy: (isBusy: boolean) => void;
}

export function FormPhotos<V extends FieldValues>(props: MediaProps<V>) {
  const { value, onChange, error } = useNamed(props);
  return <PhotosField {...props} {...{ value, onChange, error }} />;
}

/** The form holds an address, empty for no picture. */
export function FormPicture<V extends FieldValues>(props: MediaProps<V>) {
  const { value, onChange, error } = useNamed(props);
  return (
    <PictureField
      {...props}
      value={value || null}
      onChange={(url) => onChange(url ?? "")}
      error={error}
    />
  );
}
