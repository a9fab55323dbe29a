// The fields of an operator.
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import type { CemeteryName } from "@/api/cemeteries";
import type { User } from "@/api/current-user";
import { operatorsText as words } from "@/lib/text/office";
import { staffText } from "@/lib/text/staff";
import { type Control, Field, Input, Select } from "@/ui/field";
import { PasswordInput } from "@/ui/password-input";
import { Switch } from "@/ui/switch";
import type { OperatorField, OperatorValues } from "./operator-form";
import { roleOptions } from "./rules";

interface Props {
  caller: User;
  operator: User | null;
  cemeteries: CemeteryName[];
}

export function OperatorFields({ caller, operator, cemeteries }: Props) {
  const { register, watch } = useFormContext<OperatorValues>();
  return (
    <>
      <Section title={words.person}>
        <Line name="name" label={words.name} />
        <Line name="surname" label={words.surname} />
        <Line name="businessName" label={words.businessName} isOptional />
        <Line name="fiscalCode" label={words.fiscalCode} isOptional />
        <Line name="phone" label={words.phone} type="tel" isOptional />
      </Section>
      <Section title={words.access}>
        <Line name="email" label={words.email} type="email" />
        <Password isNew={operator === null} />
        <RoleSelect caller={caller} operator={operator} />
        <CemeterySelect caller={caller} cemeteries={cemeteries} />
        <Switch
          {...register("enabled")}
          label={words.enabled}
          hint={words.enabledHint}
          className="sm:col-span-2"
        />
      </Section>
      {watch("role") === "fornitore" && (
        <Section
          title={words.supplier}
          hint={`${operator?.role === "fornitore" ? words.keptKeys : words.demoKeys} ${words.checkedKeys}`}
        >
          <Line name="stripePublicKey" label={words.publicKey} isOptional />
          <Labelled name="stripeSecretKey" label={words.secretKey} isOptional>
            {(control) => (
              <PasswordInput {...control} {...register("stripeSecretKey")} autoComplete="off" />
            )}
          </Labelled>
          <Line
            name="orderNotificationEmail"
            label={words.notifications}
            type="email"
            isOptional
            className="sm:col-span-2"
          />
        </Section>
      )}
    </>
  );
}

function Section(props: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-x-4 gap-y-4.5 sm:grid-cols-2">
      <legend className="mb-3 font-serif text-xl font-semibold">{props.title}</legend>
      {props.hint && <p className="-mt-3 text-[0.95rem] text-muted sm:col-span-2">{props.hint}</p>}
      {props.children}
    </fieldset>
  );
}

interface FieldProps {
  name: OperatorField;
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
  className?: string;
}

function Labelled({
  name,
  children,
  ...rest
}: FieldProps & { children: (control: Control) => ReactNode }) {
  const { formState } = useFormContext<OperatorValues>();
  return (
    <Field {...rest} error={formState.errors[name]?.message}>
      {children}
    </Field>
  );
}

function Line({ type = "text", ...field }: FieldProps & { type?: "text" | "email" | "tel" }) {
  const { register } = useFormContext<OperatorValues>();
  return (
    <Labelled {...field}>
      {(control) => (
        <Input
          {...control}
          {...register(field.name)}
          type={type}
          // The browser would fill in who is at the keyboard, not the operator.
          autoComplete="off"
          {...(type === "email" && { autoCapitalize: "none", spellCheck: false })}
        />
      )}
    </Labelled>
  );
}

function Password({ isNew }: { isNew: boolean }) {
  const { register, getValues, watch } = useFormContext<OperatorValues>();
  const isTyped = watch("password") !== "";
  const editHint = isTyped ? words.passwordEnds : words.passwordKept;
  return (
    <Labelled
      name="password"
      label={isNew ? words.password : words.newPassword}
      hint={isNew ? words.passwordHint : editHint}
    >
      {(control) => (
        <PasswordInput
          {...control}
          {...register("password")}
          autoComplete="new-password"
          {...(isNew && { copied: () => getValues("password") })}
        />
      )}
    </Labelled>
  );
}

function RoleSelect({ caller, operator }: Pick<Props, "caller" | "operator">) {
  const { register } = useFormContext<OperatorValues>();
  const options = roleOptions(caller, operator);
  return (
    <Labelled name="role" label={words.role}>
      {(control) => (
        <Select {...control} {...register("role")}>
          {!operator && <option value="">{words.chooseRole}</option>}
          {options.map((role) => (
            <option key={role} value={role}>
              {staffText.roles[role]}
            </option>
          ))}
        </Select>
      )}
    </Labelled>
  );
}

function CemeterySelect({ caller, cemeteries }: Pick<Props, "caller" | "cemeteries">) {
  const { register, watch } = useFormContext<OperatorValues>();
  const isOwnOnly = caller.role !== "superadmin";
  const options = isOwnOnly
    ? [{ id: caller.cemetery_id ?? 0, name: caller.cemetery_name ?? words.noCemetery }]
    : cemeteries;
  return (
    <Labelled
      name="cemeteryId"
      label={words.cemetery}
      hint={isOwnOnly ? words.ownCemetery : undefined}
    >
      {(control) => (
        <Select {...control} {...register("cemeteryId")}>
          {!isOwnOnly && (
            <option value="">
              {watch("role") === "superadmin" ? words.noCemetery : words.chooseCemetery}
            </option>
          )}
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Labelled>
  );
}
