alter table shop.customer_order add column item_titles text not null default '';

update shop.customer_order o set item_titles = i.titles
from (
  select order_id, string_agg(title, E'\n' order by id) as titles
  from shop.order_item group by order_id
) i
where i.order_id = o.id;

-- what a search for an order reads, without signs of telephones and addresses (orders/wanted.py)
create function shop.order_key(
  number text, customer_name text, customer_email text, customer_phone text,
  tomb_label text, deceased_label text, item_titles text
) returns text
language sql immutable parallel safe as $$
  select translate(concat_ws(E'\n', shop.fold(number), shop.fold(customer_name),
    shop.fold(customer_email), shop.fold(customer_phone), shop.fold(tomb_label),
    shop.fold(deceased_label), shop.fold(item_titles)), '+()/', '')
$$;

alter table shop.customer_order drop column search_key;  -- and with it its index
drop function shop.order_key(text, text, text, text, text, text);
