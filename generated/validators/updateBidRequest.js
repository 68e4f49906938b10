// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from './support/bounds.js';
import { isDate } from './support/date.js';
import { isDateTime } from './support/date-time.js';
import { isUuid } from './support/uuid.js';
import { textLength as func0 } from './support/text-length.js';
export const updateBidRequestBody = validate0;

const pattern0 = new RegExp("^[A-Za-z0-9]{0,17}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_id !== undefined){
let data0 = data.user_id;
if(typeof data0 === "string"){
if(!isUuid(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/user_id",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.link_id !== undefined){
let data1 = data.link_id;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/link_id",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data1 === "string"){
if(!isUuid(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/link_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
}
if(data.vin !== undefined){
let data2 = data.vin;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/vin",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 17){
(vErrors ??= []).push({instancePath:instancePath+"/vin",keyword:"maxLength",params:{limit: 17}});
errors++;
}
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/vin",keyword:"matches",params:{says: "Of such a car: it fills in what it says. Only staff see it."}});
errors++;
}
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(func0(data3) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 160}});
errors++;
}
if(func0(data3) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!/\S/u.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"filled",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.year !== undefined){
let data4 = data.year;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"type",params:{type: ["integer","null"]}});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 2100 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"maximum",params:{comparison: "<=", limit: 2100}});
errors++;
}
if(data4 < 1950 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"minimum",params:{comparison: ">=", limit: 1950}});
errors++;
}
}
}
if(data.make !== undefined){
let data5 = data.make;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/make",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/make",keyword:"maxLength",params:{limit: 60}});
errors++;
}
}
}
if(data.model !== undefined){
let data6 = data.model;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/model",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data6 === "string"){
if(func0(data6) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/model",keyword:"maxLength",params:{limit: 80}});
errors++;
}
}
}
if(data.trim !== undefined){
let data7 = data.trim;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/trim",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data7 === "string"){
if(func0(data7) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/trim",keyword:"maxLength",params:{limit: 80}});
errors++;
}
}
}
if(data.colors !== undefined){
let data8 = data.colors;
if(Array.isArray(data8)){
if(data8.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/colors",keyword:"maxItems",params:{limit: 10}});
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(func0(data9) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/colors/" + i0,keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(func0(data9) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/colors/" + i0,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/colors/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/colors",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.must_haves !== undefined){
let data10 = data.must_haves;
if(Array.isArray(data10)){
if(data10.length > 30){
(vErrors ??= []).push({instancePath:instancePath+"/must_haves",keyword:"maxItems",params:{limit: 30}});
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(typeof data11 === "string"){
if(func0(data11) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/must_haves/" + i1,keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(func0(data11) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/must_haves/" + i1,keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/must_haves/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/must_haves",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.needed_by !== undefined){
let data12 = data.needed_by;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/needed_by",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(isBeyond(data12, "from", this, "today")){
(vErrors ??= []).push({instancePath:instancePath+"/needed_by",keyword:"bounds",params:{says: "This day has already passed."}});
errors++;
}
if(typeof data12 === "string"){
if(func0(data12) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/needed_by",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(!isDate(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/needed_by",keyword:"looks",params:{format: "date"}});
errors++;
}
}
}
if(data.trade_in !== undefined){
let data13 = data.trade_in;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/trade_in",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data13 === "string"){
if(func0(data13) > 160){
(vErrors ??= []).push({instancePath:instancePath+"/trade_in",keyword:"maxLength",params:{limit: 160}});
errors++;
}
}
}
if(data.note !== undefined){
let data14 = data.note;
if((typeof data14 !== "string") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data14 === "string"){
if(func0(data14) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"maxLength",params:{limit: 1000}});
errors++;
}
}
}
if(data.dealer_ids !== undefined){
let data15 = data.dealer_ids;
if(Array.isArray(data15)){
if(data15.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/dealer_ids",keyword:"maxItems",params:{limit: 10}});
errors++;
}
if(data15.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/dealer_ids",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(typeof data16 === "string"){
if(!isUuid(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/dealer_ids/" + i2,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dealer_ids/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i3 = data15.length;
let j0;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data15[i3];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/dealer_ids",keyword:"uniqueItems",params:{i: i3, j: j0}});
errors++;
break;
}
indices0[item0] = i3;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dealer_ids",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.due_at !== undefined){
let data17 = data.due_at;
if(isBeyond(data17, "from", this, "now")){
(vErrors ??= []).push({instancePath:instancePath+"/due_at",keyword:"bounds",params:{says: "This time has already passed."}});
errors++;
}
if(typeof data17 === "string"){
if(func0(data17) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/due_at",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/due_at",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/due_at",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.tax_rule_id !== undefined){
let data18 = data.tax_rule_id;
if((typeof data18 !== "string") && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/tax_rule_id",keyword:"type",params:{type: ["string","null"]}});
errors++;
}
if(typeof data18 === "string"){
if(!isUuid(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/tax_rule_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
}
if(data.version !== undefined){
let data19 = data.version;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data19 == "number"){
if(data19 > 2147483647 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data19 < 1 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
for(const key0 in data){
if(!["user_id", "link_id", "vin", "title", "year", "make", "model", "trim", "colors", "must_haves", "needed_by", "trade_in", "note", "dealer_ids", "due_at", "tax_rule_id", "version"].includes(key0)){
(vErrors ??= []).push({instancePath,keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
