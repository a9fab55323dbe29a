// What is wrong with two fields together: said once below them, and of both.
import { type ReactNode, useEffect, useId } from "react";
import { type FieldPath, type FieldValues, useFormContext } from "react-hook-form";
import { useFieldError } from "./form-fields";

interface PairFault {
  /** For both fields. */
  errorId: string | undefined;
  /** To be rendered below them. */
  fault: ReactNode;
}

export function usePairFault<V extends FieldValues>(
  first: FieldPath<V>,
  second: FieldPath<V>,
): PairFault {
  const { watch, clearErrors } = useFormContext<V>();
  const id = useId();
  const said = useFieldError(first);
  const isOfBoth = useFieldError(second) === said && said !== undefined;
  // It may be mended in either.
  useEffect(() => {
    if (!isOfBoth) return;
    const { unsubscribe } = watch((_, { name }) => {
      if (name === first || name === second) clearErrors([first, second]);
    });
    return unsubscribe;
  }, [isOfBoth, first, second, watch, clearErrors]);
  if (!isOfBoth) return { errorId: undefined, fault: null };
  const fault = (
    <p id={id} role="alert" className="-mt-3 text-sm font-semibold text-danger">
      {said}
    </p>
  );
  return { errorId: id, fault };
}
